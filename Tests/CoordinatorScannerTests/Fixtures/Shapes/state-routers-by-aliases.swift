// expect: coordinator AppRouter
// expect: coordinator HomeRouter
// expect: coordinator CardsRouter
// expect: coordinator OrderRouter
// expect: AppRouter -> HomeRouter
// expect: AppRouter -> CardsRouter
// expect: CardsRouter -> OrderRouter
// expect: HomeRouter shows HomeScreen root
// expect: HomeRouter shows AccountScreen push
// expect: CardsRouter shows CardsScreen root
// expect: CardsRouter shows CardScreen push
// expect: OrderRouter shows AddressScreen root
// expect: OrderRouter shows DoneScreen push

// Each stack has a router by the name of an alias. What a page shows is a member of it, or the page itself is the view.

import SwiftUI

@main struct BankApp: App {
  @StateObject private var router = AppRouter()
  var body: some Scene { WindowGroup { TabsView(router: router) } }
}
protocol Page: Hashable, Identifiable {}
class Router<P: Page>: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: P?
  func push(_ page: P) { path.append(page) }
}
typealias HomeRouter = Router<HomePage>
typealias CardsRouter = Router<CardsPage>
typealias OrderRouter = Router<OrderPage>
typealias AnyPageRouter<P: Page> = Router<P>
final class AppRouter: ObservableObject {
  @Published var tab = 0
  let home = HomeRouter()
  let cards: CardsRouter
  init(cards: CardsRouter = .init()) { self.cards = cards }
}
struct RoutedStack<P: Page, Root: View, Destination: View>: View {
  @ObservedObject var router: Router<P>
  let root: () -> Root
  let destination: (P) -> Destination
  init(
    router: Router<P>,
    @ViewBuilder root: @escaping () -> Root,
    @ViewBuilder destination: @escaping (P) -> Destination
  ) {
    self.router = router
    self.root = root
    self.destination = destination
  }
  var body: some View {
    NavigationStack(path: $router.path) {
      root().navigationDestination(for: P.self) { destination($0) }
    }
    .sheet(item: $router.sheet) { destination($0) }
  }
}
struct TabsView: View {
  @ObservedObject var router: AppRouter
  var body: some View {
    TabView(selection: $router.tab) {
      HomeTab(router: router.home).tag(0)
      CardsTab(router: router.cards).tag(1)
    }
  }
}
enum HomePage: Page {
  case account
  var view: some View { AccountScreen() }
}
struct HomeTab: View {
  let router: HomeRouter
  var body: some View {
    RoutedStack(router: router) {
      HomeScreen()
    } destination: {
      $0.view
    }
  }
}
enum CardsPage: Page, View {
  case card, order
  var body: some View {
    switch self {
    case .card: CardScreen()
    case .order: OrderFlow()
    }
  }
}
struct CardsTab: View {
  @ObservedObject var router: CardsRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      CardsScreen().navigationDestination(for: CardsPage.self) { $0 }
    }
    .sheet(item: $router.sheet) { $0 }
  }
}
enum OrderPage: Page { case done }
struct OrderFlow: View {
  @StateObject private var router = OrderRouter()
  var body: some View {
    RoutedStack(router: router) {
      AddressScreen()
    } destination: { page in
      switch page {
      case .done: DoneScreen()
      }
    }
  }
}
struct HomeScreen: View { var body: some View { Text("") } }
struct AccountScreen: View { var body: some View { Text("") } }
struct CardsScreen: View { var body: some View { Text("") } }
struct CardScreen: View { var body: some View { Text("") } }
struct AddressScreen: View { var body: some View { Text("") } }
struct DoneScreen: View { var body: some View { Text("") } }
