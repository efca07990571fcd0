// expect: coordinator BookNavigator
// expect: BookNavigator shows ListPage root
// expect: BookNavigator shows RecipePage push
// expect: BookNavigator shows ShareSheet sheet
// expect: BookNavigator shows HelpPage sheet
// expect: BookNavigator shows EditPage fullScreenCover

// What the app's own modifiers do with what they are given, their code says. A card shows it where it stands: `Note` is a part.

import SwiftUI

@main struct BookApp: App {
  @State private var navigator = BookNavigator()
  var body: some Scene { WindowGroup { BookNavigatorView(navigator: navigator) } }
}
@Observable final class BookNavigator {
  enum Stop: Hashable { case recipe(Int) }
  enum Overlay: Identifiable { case share; var id: Int { 1 } }
  var stops: [Stop] = []
  var overlay: Overlay?
  var needsHelp: Int?
  var edited: Int?
}
struct BookNavigatorView: View {
  @Bindable var navigator: BookNavigator
  var body: some View {
    NavigationStack(path: $navigator.stops) {
      ListPage().destinations(BookNavigator.Stop.self, content: page)
    }
    .presenting($navigator.overlay, detents: [.medium], content: overlay)
    .sheet(isPresented: Binding(get: { navigator.needsHelp != nil }, set: { _ in navigator.needsHelp = nil }))
    {
      HelpPage()
    }
    .modifier(EditorCover(navigator: navigator))
    .card { Note() }
  }
  @ViewBuilder private func page(for stop: BookNavigator.Stop) -> some View {
    switch stop {
    case .recipe(let id): RecipePage(id: id)
    }
  }
  private func overlay(_ overlay: BookNavigator.Overlay) -> some View { ShareSheet() }
}
struct EditorCover: ViewModifier {
  @Bindable var navigator: BookNavigator
  func body(content: Content) -> some View {
    content.fullScreenCover(item: $navigator.edited) { EditPage(id: $0) }
  }
}
extension View {
  func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>,
    detents: Set<PresentationDetent> = [.large],
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item) { value in content(value).presentationDetents(detents) } }
  func destinations<Route: Hashable, Content: View>(
    _ type: Route.Type,
    @ViewBuilder content: @escaping (Route) -> Content
  ) -> some View { navigationDestination(for: type) { content($0).toolbarRole(.editor) } }
  func card<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { overlay(content()) }
}
struct ListPage: View { var body: some View { Text("x") } }
struct RecipePage: View { let id: Int; var body: some View { Text("x") } }
struct ShareSheet: View { var body: some View { Text("x") } }
struct HelpPage: View { var body: some View { Text("x") } }
struct EditPage: View { let id: Int; var body: some View { Text("x") } }
struct Note: View { var body: some View { Text("x") } }
