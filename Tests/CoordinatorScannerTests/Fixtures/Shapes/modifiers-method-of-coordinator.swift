// expect: coordinator ShopCoordinator
// expect: ShopCoordinator shows ListScreen root
// expect: ShopCoordinator shows ItemScreen push
// expect: ShopCoordinator shows CartScreen sheet
// expect: ShopCoordinator shows PhotoScreen fullScreenCover

import SwiftUI

@main struct A: App {
  @StateObject var c = ShopCoordinator();
  var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: c) } }
}
enum Page: Hashable { case item(Int), cart }
final class ShopCoordinator: ObservableObject {
  @Published var path: [Page] = []
  @Published var cart: Sheet?
  @Published var photo = false
  struct Sheet: Identifiable { let id: Int }
  @ViewBuilder func screen(for page: Page) -> some View {
    switch page {
    case .item: ItemScreen();
    case .cart: ItemScreen()
    }
  }
  @ViewBuilder func sheet(_ s: Sheet) -> some View { CartScreen() }
  @ViewBuilder func cover() -> some View { PhotoScreen() }
}
struct ShopCoordinatorView: View {
  @ObservedObject var coordinator: ShopCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ListScreen().navigationDestination(for: Page.self, destination: coordinator.screen)
    }
    .sheet(item: $coordinator.cart, content: coordinator.sheet)
    .fullScreenCover(isPresented: $coordinator.photo, content: coordinator.cover)
  }
}
struct ListScreen: View { var body: some View { Text("x") } }
struct ItemScreen: View { var body: some View { Text("x") } }
struct CartScreen: View { var body: some View { Text("x") } }
struct PhotoScreen: View { var body: some View { Text("x") } }
