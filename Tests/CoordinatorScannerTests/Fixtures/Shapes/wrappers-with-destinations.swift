// expect: coordinator GalleryCoordinator
// expect: GalleryCoordinator shows WallScreen root
// expect: GalleryCoordinator shows ArtScreen push
// expect: GalleryCoordinator shows TicketScreen push
// expect: GalleryCoordinator shows MenuScreen sheet

// A stack of the app's own takes the destinations. A list of its own takes rows.

import SwiftUI

@main struct GalleryApp: App {
  @State private var coordinator = GalleryCoordinator()
  var body: some Scene { WindowGroup { GalleryCoordinatorView(coordinator: coordinator) } }
}
@Observable final class Router<Route: Hashable> {
  var stack: [Route] = []
  var isMenuOpen = false
  func push(_ route: Route) { stack.append(route) }
}
struct RouterView<Route: Hashable, Root: View, Destination: View, Menu: View>: View {
  @Bindable var router: Router<Route>
  let root: () -> Root
  let destination: (Route) -> Destination
  let menu: Menu
  init(
    router: Router<Route>,
    @ViewBuilder root: @escaping () -> Root,
    @ViewBuilder destination: @escaping (Route) -> Destination,
    @ViewBuilder menu: () -> Menu
  ) {
    self.router = router
    self.root = root
    self.destination = destination
    self.menu = menu()
  }
  var body: some View {
    NavigationStack(path: $router.stack) {
      root().navigationDestination(for: Route.self, destination: destination)
    }
    .sheet(isPresented: $router.isMenuOpen) { menu }
  }
}
struct Rows<Item, Row: View>: View {
  let items: [Item]
  let row: (Item) -> Row
  var body: some View { VStack { ForEach(items, content: row) } }
}
@Observable final class GalleryCoordinator {
  enum Route: Hashable { case art(Int), ticket }
  let router = Router<Route>()
  func showArt(_ id: Int) { router.push(.art(id)) }
}
struct GalleryCoordinatorView: View {
  @Bindable var coordinator: GalleryCoordinator
  var body: some View {
    RouterView(router: coordinator.router) {
      WallScreen()
    } destination: { route in
      switch route {
      case .art(let id): ArtScreen(id: id)
      case .ticket: TicketScreen()
      }
    } menu: {
      MenuScreen()
    }
  }
}
struct WallScreen: View { var body: some View { Rows(items: [1]) { Row(item: $0) } } }
struct Row: View { let item: Int; var body: some View { Text("x") } }
struct ArtScreen: View { let id: Int; var body: some View { Text("x") } }
struct TicketScreen: View { var body: some View { Text("x") } }
struct MenuScreen: View { var body: some View { Text("x") } }
