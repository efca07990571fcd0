// expect: coordinator AppRouter
// expect: coordinator NoteRouter
// expect: AppRouter -> NoteRouter
// expect: AppRouter shows ListScreen root
// expect: AppRouter shows InfoScreen sheet
// expect: NoteRouter shows NoteScreen root
// expect: NoteRouter shows TagScreen push

// A key of the environment says the type of a property. So does a key of a container.

import SwiftUI

extension EnvironmentValues {
  @Entry var appRouter = AppRouter()
  var noteRouter: NoteRouter? {
    get { self[NoteRouterKey.self] }
    set { self[NoteRouterKey.self] = newValue }
  }
  var accent: Color { .red }
}
struct NoteRouterKey: EnvironmentKey { static let defaultValue: NoteRouter? = nil }
@main struct NoteApp: App {
  @State private var router = AppRouter()
  var body: some Scene { WindowGroup { AppRootView().environment(\.appRouter, router) } }
}
@Observable final class AppRouter {
  var note: NoteRouter?
  var showsInfo = false
  func open() { note = NoteRouter() }
}
struct AppRootView: View {
  @Environment(\.appRouter) private var router
  @Environment(\.accent) private var accent
  var body: some View {
    @Bindable var router = router
    NavigationStack { ListScreen() }
      .sheet(isPresented: $router.showsInfo) { InfoScreen() }
      .fullScreenCover(item: $router.note) { note in NoteRootView().environment(\.noteRouter, note) }
  }
}
@Observable final class NoteRouter: Identifiable { var path: [Int] = [] }
struct NoteRootView: View {
  @Environment(\.noteRouter) private var router
  var body: some View {
    if let router {
      @Bindable var router = router
      NavigationStack(path: $router.path) {
        NoteScreen().navigationDestination(for: Int.self) { _ in TagScreen() }
      }
    }
  }
}
struct ListScreen: View { var body: some View { Text("x") } }
struct InfoScreen: View { var body: some View { Text("x") } }
struct NoteScreen: View { var body: some View { Text("x") } }
struct TagScreen: View { var body: some View { Text("x") } }
