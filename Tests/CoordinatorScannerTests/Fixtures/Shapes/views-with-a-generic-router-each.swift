// expect: coordinator HomeTab
// expect: coordinator CartTab
// expect: HomeTab shows HomeScreen root
// expect: HomeTab shows DetailScreen push
// expect: CartTab shows CartScreen root
// expect: CartTab shows CheckoutScreen push

// Nothing is named like a coordinator. Each tab has a router of its own, which is generic over the tab's routes.

import SwiftUI

@Observable final class Router<Route: Hashable> {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}
enum HomeRoute: Hashable { case detail }
enum CartRoute: Hashable { case checkout }
@main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
struct RootView: View {
  var body: some View {
    TabView {
      HomeTab().tabItem { Text("x") }; CartTab().tabItem { Text("y") }
    }
  }
}
struct HomeTab: View {
  @State private var router = Router<HomeRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeScreen().navigationDestination(for: HomeRoute.self) { _ in DetailScreen() }
    }.environment(router)
  }
}
struct CartTab: View {
  @State private var router = Router<CartRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      CartScreen().navigationDestination(for: CartRoute.self) { _ in CheckoutScreen() }
    }.environment(router)
  }
}
struct HomeScreen: View { var body: some View { Text("") } }
struct DetailScreen: View { var body: some View { Text("") } }
struct CartScreen: View { var body: some View { Text("") } }
struct CheckoutScreen: View { var body: some View { Text("") } }
