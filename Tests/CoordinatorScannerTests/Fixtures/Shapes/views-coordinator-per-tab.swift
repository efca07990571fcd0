// expect: coordinator AppCoordinator
// expect: coordinator FeedRouter
// expect: coordinator BasketRouter
// expect: coordinator CheckoutFlow
// expect: AppCoordinator -> FeedRouter
// expect: AppCoordinator -> BasketRouter
// expect: BasketRouter -> CheckoutFlow
// expect: FeedRouter shows FeedView root
// expect: FeedRouter shows PostView push
// expect: BasketRouter shows BasketView root
// expect: BasketRouter shows ItemView push
// expect: CheckoutFlow shows CheckoutView root
// expect: CheckoutFlow shows ReceiptView push

// No protocol and no base: classes with a path, and a view for each.

import SwiftUI

@main struct ShopApp: App {
  @State private var app = AppCoordinator()
  var body: some Scene { WindowGroup { MainTabView(app: app) } }
}
@Observable final class AppCoordinator {
  let feed = FeedRouter()
  let basket = BasketRouter()
  var tab = 0
}
struct MainTabView: View {
  @Bindable var app: AppCoordinator
  var body: some View {
    TabView(selection: $app.tab) {
      FeedTab(router: app.feed).tabItem { Label("Feed", systemImage: "list") }
      BasketTab(router: app.basket).tabItem { Label("Basket", systemImage: "cart") }
    }
  }
}
enum FeedRoute: Hashable { case post(Int) }
@Observable final class FeedRouter {
  var path: [FeedRoute] = []
  func open(_ id: Int) { path.append(.post(id)) }
}
struct FeedTab: View {
  @Bindable var router: FeedRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      FeedView().navigationDestination(for: FeedRoute.self) { route in
        switch route {
        case .post(let id): PostView(id: id)
        }
      }
    }
    .environment(router)
  }
}
enum BasketRoute: Hashable { case item }
@Observable final class BasketRouter {
  var path = NavigationPath()
  var checkout: CheckoutFlow?
  func buy() { checkout = CheckoutFlow() }
}
struct BasketTab: View {
  @Bindable var router: BasketRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      BasketView().navigationDestination(for: BasketRoute.self) { _ in ItemView() }
    }
    .sheet(item: $router.checkout) { CheckoutFlowView(flow: $0) }
  }
}
enum CheckoutRoute: Hashable { case receipt }
@Observable final class CheckoutFlow: Identifiable {
  var path: [CheckoutRoute] = []
}
struct CheckoutFlowView: View {
  @Bindable var flow: CheckoutFlow
  var body: some View {
    NavigationStack(path: $flow.path) {
      CheckoutView().navigationDestination(for: CheckoutRoute.self) { _ in ReceiptView() }
    }
  }
}
struct FeedView: View {
  @Environment(FeedRouter.self) private var router
  var body: some View {
    List {
      FeedRow(); Button("x") { router.open(1) }
    }
  }
}
struct FeedRow: View { var body: some View { Text("x") } }
struct PostView: View { let id: Int; var body: some View { Text("x") } }
struct BasketView: View { var body: some View { Text("x") } }
struct ItemView: View { var body: some View { Text("x") } }
struct CheckoutView: View { var body: some View { Text("x") } }
struct ReceiptView: View { var body: some View { Text("x") } }
