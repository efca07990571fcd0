// expect: coordinator AppRouter
// expect: coordinator ExploreRouter
// expect: AppRouter -> ExploreRouter
// expect: ExploreRouter shows ExploreView root
// expect: ExploreRouter shows BoatView push
// expect: ExploreRouter shows FiltersView sheet

// A view makes a factory for its own body, and a property of it returns the binding that decides on the sheet.

import SwiftUI

@main struct HarbourApp: App {
  @StateObject private var router = AppRouter()
  var body: some Scene { WindowGroup { ExploreTab(router: router.explore) } }
}
final class AppRouter: ObservableObject {
  lazy var explore = ExploreRouter()
}
final class ExploreRouter: ObservableObject {
  enum Page: Hashable { case boat }
  @Published var path: [Page] = []
  @Published var filter: String?
}
struct ExploreFactory {
  let router: ExploreRouter
  func makeRoot() -> some View { ExploreView(onBoat: { router.path.append(.boat) }) }
  @ViewBuilder func makeView(_ page: ExploreRouter.Page) -> some View {
    switch page {
    case .boat: BoatView()
    }
  }
}
struct ExploreTab: View {
  @ObservedObject var router: ExploreRouter
  private var isFiltering: Binding<Bool> {
    Binding(get: { router.filter != nil }, set: { if !$0 { router.filter = nil } })
  }
  var body: some View {
    let factory = ExploreFactory(router: router)
    NavigationStack(path: $router.path) {
      factory.makeRoot().navigationDestination(for: ExploreRouter.Page.self) { factory.makeView($0) }
    }
    .sheet(isPresented: isFiltering) { FiltersView() }
  }
}
struct ExploreView: View { let onBoat: () -> Void; var body: some View { Text("") } }
struct BoatView: View { var body: some View { Text("") } }
struct FiltersView: View { var body: some View { Text("") } }
