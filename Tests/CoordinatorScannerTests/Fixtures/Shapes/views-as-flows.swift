// expect: coordinator HomeCoordinatorView
// expect: coordinator AccountsCoordinatorView
// expect: coordinator IdentityCheckFlow
// expect: HomeCoordinatorView -> AccountsCoordinatorView
// expect: HomeCoordinatorView -> IdentityCheckFlow
// expect: AccountsCoordinatorView shows ListScreen root
// expect: AccountsCoordinatorView shows AccountScreen push
// expect: IdentityCheckFlow shows PassportScreen root
// expect: IdentityCheckFlow shows SelfieScreen root
// expect: HomeCoordinatorView shows CashFlow sheet

// Views lead through flows, also through a stack of the app's own that hands on how to push. A view that is called a flow and shows
// one screen, or none, is no flow.

import SwiftUI

@main struct LedgerApp: App { var body: some Scene { WindowGroup { HomeCoordinatorView() } } }
struct Stack<Route: Hashable, Root: View, Destination: View>: View {
  @State private var path: [Route] = []
  private let root: (@escaping (Route) -> Void) -> Root
  private let destination: (Route, @escaping (Route) -> Void) -> Destination
  init(
    @ViewBuilder root: @escaping (@escaping (Route) -> Void) -> Root,
    @ViewBuilder destination: @escaping (Route, @escaping (Route) -> Void) -> Destination
  ) {
    self.root = root
    self.destination = destination
  }
  var body: some View {
    NavigationStack(path: $path) {
      root(push).navigationDestination(for: Route.self) { destination($0, push) }
    }
  }
  private func push(_ route: Route) { path.append(route) }
}
struct HomeCoordinatorView: View {
  @State private var isShown = false
  var body: some View {
    TabView {
      AccountsCoordinatorView().tabItem { Text("x") }
      IdentityCheckFlow().tabItem { Text("x") }
    }
    .sheet(isPresented: $isShown) { CashFlow() }
  }
}
struct AccountsCoordinatorView: View {
  enum Route: Hashable { case account }
  var body: some View {
    Stack<Route, _, _> { push in
      ListScreen(onSelect: { push(.account) })
    } destination: { route, _ in
      switch route {
      case .account: AccountScreen()
      }
    }
  }
}
struct IdentityCheckFlow: View {
  @State private var isScanned = false
  var body: some View { VStack { if isScanned { SelfieScreen() } else { PassportScreen() } } }
}
struct CashFlow: View { var body: some View { List { AmountRow() } } }
struct AmountRow: View { var body: some View { Text("x") } }
struct ListScreen: View { let onSelect: () -> Void; var body: some View { Text("x") } }
struct AccountScreen: View { var body: some View { Text("x") } }
struct PassportScreen: View { var body: some View { Text("x") } }
struct SelfieScreen: View { var body: some View { Text("x") } }
