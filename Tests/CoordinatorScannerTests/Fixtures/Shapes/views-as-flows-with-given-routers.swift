// expect: coordinator AppCoordinator
// expect: coordinator OrdersFlow
// expect: coordinator LoginFlow
// expect: AppCoordinator -> OrdersFlow
// expect: AppCoordinator -> LoginFlow
// expect: OrdersFlow shows OrdersScreen root
// expect: OrdersFlow shows OrderScreen push
// expect: OrdersFlow shows InvoiceScreen push
// expect: LoginFlow shows LoginScreen root
// expect: LoginFlow shows RegisterScreen push
// expect: LoginFlow shows CompanyScreen push

// Views are flows, each with a router of any pages that it is given, or that its initializer makes. The pages are views themselves.

import SwiftUI

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { RootView(coordinator: AppCoordinator.shared) } }
}
final class AppCoordinator: ObservableObject {
  static let shared = AppCoordinator()
  enum Stage { case login, shop }
  @Published var stage = Stage.login
}
final class Router<Page: Hashable>: ObservableObject {
  @Published var path: [Page] = []
  func push(_ page: Page) { path.append(page) }
}
typealias ViewPage = Hashable & View
struct RouterView<Page: ViewPage, Root: View>: View {
  @ObservedObject var router: Router<Page>
  @ViewBuilder var root: () -> Root
  var body: some View {
    NavigationStack(path: $router.path) {
      root().navigationDestination(for: Page.self) { $0 }
    }
    .environmentObject(router)
  }
}
struct RootView: View {
  @ObservedObject var coordinator: AppCoordinator
  @StateObject private var orders = Router<OrdersPage>()
  var body: some View {
    switch coordinator.stage {
    case .login: LoginFlow(done: { coordinator.stage = .shop })
    case .shop: OrdersFlow(router: orders)
    }
  }
}
enum OrdersPage: ViewPage {
  case detail, invoice
  var body: some View {
    switch self {
    case .detail: OrderScreen()
    case .invoice: InvoiceScreen()
    }
  }
}
struct OrdersFlow: View {
  let router: Router<OrdersPage>
  var body: some View { RouterView(router: router) { OrdersScreen() } }
}
enum LoginPage: Hashable { case register, company }
struct LoginFlow: View {
  @StateObject private var router: Router<LoginPage>
  private let done: () -> Void
  init(done: @escaping () -> Void) {
    self.done = done
    _router = StateObject(wrappedValue: Router<LoginPage>())
  }
  var body: some View {
    NavigationStack(path: $router.path) {
      LoginScreen(done: done).navigationDestination(for: LoginPage.self, destination: page)
    }
  }
  @ViewBuilder private func page(_ page: LoginPage) -> some View {
    switch page {
    case .register: RegisterScreen()
    case .company: CompanyScreen()
    }
  }
}
struct OrdersScreen: View {
  @EnvironmentObject var router: Router<OrdersPage>
  var body: some View { Button("") { router.push(.detail) } }
}
struct OrderScreen: View { var body: some View { Text("") } }
struct InvoiceScreen: View { var body: some View { Text("") } }
struct LoginScreen: View { let done: () -> Void; var body: some View { Button("", action: done) } }
struct RegisterScreen: View { var body: some View { Text("") } }
struct CompanyScreen: View { var body: some View { Text("") } }
