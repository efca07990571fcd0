// expect: coordinator ShopCoordinator
// expect: ShopCoordinator shows ListScreen root
// expect: ShopCoordinator shows ItemScreen push

import SwiftUI

// The body of a guard is for other pages than the one that is asked for.
@main struct ShopApp: App {
  @StateObject var coordinator = ShopCoordinator()
  var body: some Scene { WindowGroup { ShopFlow(coordinator: coordinator) } }
}
enum Page: Hashable { case list, item }
final class ShopCoordinator: ObservableObject {
  @Published var path: [Page] = []
  func build(_ page: Page) -> AnyView {
    guard case .list = page else { return AnyView(ItemScreen()) }
    return AnyView(ListScreen())
  }
}
struct ShopFlow: View {
  @ObservedObject var coordinator: ShopCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      coordinator.build(.list).navigationDestination(for: Page.self) { page in
        coordinator.build(page)
      }
    }
  }
}
struct ListScreen: View { var body: some View { Text("x") } }
struct ItemScreen: View { var body: some View { Text("x") } }
