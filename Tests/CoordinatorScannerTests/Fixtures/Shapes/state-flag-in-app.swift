// expect: coordinator AppCoordinator
// expect: coordinator AccountCoordinator
// expect: AppCoordinator -> AccountCoordinator
// expect: AppCoordinator shows LoginScreen root
// expect: AccountCoordinator shows AccountScreen root
// expect: AccountCoordinator shows CardScreen push

import SwiftUI

protocol Coordinator: ObservableObject {}
@main struct DemoApp: App {
  @StateObject private var coordinator = AppCoordinator()
  var body: some Scene {
    WindowGroup {
      Group {
        if coordinator.isLoggedIn { AccountFlow() } else { LoginScreen(done: coordinator.login) }
      }.environmentObject(coordinator)
    }
  }
}
final class AppCoordinator: Coordinator {
  @Published var isLoggedIn = false; func login() { isLoggedIn = true }
}
struct LoginScreen: View { let done: () -> Void; var body: some View { Button("x", action: done) } }
final class AccountCoordinator: Coordinator { @Published var path = NavigationPath() }
struct AccountFlow: View {
  @StateObject private var coordinator = AccountCoordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      AccountScreen().navigationDestination(for: Int.self) { _ in CardScreen() }
    }
  }
}
struct AccountScreen: View { var body: some View { Text("a") } }
struct CardScreen: View { var body: some View { Text("c") } }
