// expect: coordinator RootRouter
// expect: coordinator AuthRouter
// expect: coordinator BudgetRouter
// expect: coordinator SettingsFlow
// expect: RootRouter -> AuthRouter
// expect: RootRouter -> BudgetRouter
// expect: RootRouter -> SettingsFlow
// expect: AuthRouter shows PinScreen root
// expect: AuthRouter shows PinResetScreen fullScreenCover
// expect: BudgetRouter shows BudgetScreen root
// expect: BudgetRouter shows CategoryScreen sheet
// expect: SettingsFlow shows SettingsScreen root

// Routers with one sheet or none, that another router makes and keeps, and that a view is seen by. A service that is named so is no coordinator:
// nothing is seen by it.

import SwiftUI

@main struct PennyApp: App {
  @StateObject private var router = RootRouter()
  var body: some Scene { WindowGroup { RootView().environmentObject(router) } }
}
final class RootRouter: ObservableObject {
  @Published var isAuthenticated = false
  @Published var settings: SettingsFlow?
  lazy var authRouter: AuthRouter = {
    let router = AuthRouter()
    router.didAuthenticate = { [weak self] in self?.isAuthenticated = true }
    return router
  }()
  lazy var budgetRouter = BudgetRouter()
  let requestRouter = RequestRouter()
  let focus = FocusNavigator()
  let links = DeepLinkRouter()
  func openSettings() { settings = SettingsFlow() }
}
struct RootView: View {
  @EnvironmentObject private var router: RootRouter
  @EnvironmentObject private var links: DeepLinkRouter
  var body: some View {
    if router.isAuthenticated {
      TabView {
        BudgetRootView().environmentObject(router.budgetRouter).tabItem { Text("Budget") }
      }
      .sheet(item: $router.settings) { SettingsFlowView(flow: $0) }
    } else {
      AuthRootView().environmentObject(router.authRouter)
    }
  }
}
final class AuthRouter: ObservableObject {
  @Published var showsPinReset = false
  var didAuthenticate: (() -> Void)?
}
struct AuthRootView: View {
  @EnvironmentObject var router: AuthRouter
  var body: some View {
    PinScreen(onForgot: { router.showsPinReset = true })
      .fullScreenCover(isPresented: $router.showsPinReset) { PinResetScreen() }
  }
}
final class BudgetRouter: ObservableObject { @Published var editing: Int? }
struct BudgetRootView: View {
  @EnvironmentObject private var router: BudgetRouter
  var body: some View {
    NavigationStack { BudgetScreen(edit: { router.editing = $0 }) }
      .sheet(item: $router.editing) { CategoryScreen(category: $0) }
  }
}
@Observable final class SettingsFlow: Identifiable { var units = "km" }
struct SettingsFlowView: View {
  let flow: SettingsFlow
  var body: some View { NavigationStack { SettingsScreen(units: flow.units) } }
}
final class DeepLinkRouter: ObservableObject { @Published var pending: Int? }
final class RequestRouter: ObservableObject { @Published var pending = 0 }
@Observable final class FocusNavigator { var field = 0 }
struct PinScreen: View { let onForgot: () -> Void; var body: some View { Text("x") } }
struct PinResetScreen: View { var body: some View { Text("x") } }
struct BudgetScreen: View {
  let edit: (Int) -> Void; let requests: RequestRouter; let focus: FocusNavigator;
  var body: some View { Text("x") }
}
struct CategoryScreen: View { let category: Int; var body: some View { Text("x") } }
struct SettingsScreen: View { let units: String; var body: some View { Text("x") } }
