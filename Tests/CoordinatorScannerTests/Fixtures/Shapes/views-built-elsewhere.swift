// expect: coordinator ShopCoordinator
// expect: coordinator CartRouter
// expect: ShopCoordinator -> CartRouter
// expect: ShopCoordinator shows ListScreen root
// expect: ShopCoordinator shows ItemScreen push
// expect: ShopCoordinator shows HelpScreen push
// expect: ShopCoordinator shows OfferScreen sheet
// expect: CartRouter shows CartScreen root
// expect: CartRouter shows PayScreen push

// A factory, a route that is a view, and a method of the view model build what a coordinator shows.

import SwiftUI

@main struct ShopApp: App {
  @StateObject private var coordinator = ShopCoordinator()
  var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
}
enum Route: Hashable { case item(Int), help }
enum Offer: String, Identifiable { case today; var id: String { rawValue } }
struct ScreenFactory {
  @ViewBuilder func view(for route: Route) -> some View {
    switch route {
    case .item(let id): ItemScreen(id: id)
    case .help: HelpScreen()
    }
  }
  func offer(_ offer: Offer) -> AnyView { AnyView(OfferScreen()) }
}
final class ShopCoordinator: ObservableObject {
  @Published var path: [Route] = []
  @Published var offer: Offer?
  @Published var cart: CartRouter?
  let factory = ScreenFactory()
  func buy() { cart = CartRouter() }
}
struct ShopCoordinatorView: View {
  @ObservedObject var coordinator: ShopCoordinator
  private let factory = ScreenFactory()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ListScreen().navigationDestination(for: Route.self) { factory.view(for: $0) }
    }
    .sheet(item: $coordinator.offer) { coordinator.factory.offer($0) }
    .fullScreenCover(item: $coordinator.cart) { CartRouterView(router: $0) }
  }
}
final class CartRouter: ObservableObject, Identifiable {
  enum Step: Hashable, View {
    case pay
    var body: some View {
      switch self {
      case .pay: PayScreen()
      }
    }
  }
  @Published var steps: [Step] = []
}
struct CartRouterView: View {
  @ObservedObject var router: CartRouter
  var body: some View {
    NavigationStack(path: $router.steps) {
      CartScreen().navigationDestination(for: CartRouter.Step.self) { $0 }
    }
  }
}
struct ListScreen: View { var body: some View { Text("x") } }
struct ItemScreen: View { let id: Int; var body: some View { Text("x") } }
struct HelpScreen: View { var body: some View { Text("x") } }
struct OfferScreen: View { var body: some View { Text("x") } }
struct CartScreen: View { var body: some View { Text("x") } }
struct PayScreen: View { var body: some View { Text("x") } }
