// expect: coordinator AppCoordinator
// expect: coordinator LoginCoordinator
// expect: coordinator MainCoordinator
// expect: AppCoordinator -> LoginCoordinator
// expect: AppCoordinator -> MainCoordinator
// expect: LoginCoordinator shows LoginScreen root
// expect: MainCoordinator shows FeedScreen root

import SwiftUI

protocol Coordinator: ObservableObject {}
@main struct DemoApp: App {
  @StateObject private var app = AppCoordinator()
  var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: app) } }
}
final class AppCoordinator: Coordinator {
  @Published var isLoggedIn = false
  lazy var login = LoginCoordinator(onDone: { [weak self] in self?.isLoggedIn = true })
  let main = MainCoordinator()
}
struct AppCoordinatorView: View {
  @ObservedObject var coordinator: AppCoordinator
  var body: some View {
    if coordinator.isLoggedIn {
      MainCoordinatorView(coordinator: coordinator.main)
    } else {
      LoginCoordinatorView(coordinator: coordinator.login)
    }
  }
}
final class LoginCoordinator: Coordinator {
  let onDone: () -> Void
  init(onDone: @escaping () -> Void) { self.onDone = onDone }
}
struct LoginCoordinatorView: View {
  @ObservedObject var coordinator: LoginCoordinator
  var body: some View { LoginScreen(done: coordinator.onDone) }
}
struct LoginScreen: View { let done: () -> Void; var body: some View { Button("In", action: done) } }
final class MainCoordinator: Coordinator { @Published var path = NavigationPath() }
struct MainCoordinatorView: View {
  @ObservedObject var coordinator: MainCoordinator
  var body: some View { NavigationStack(path: $coordinator.path) { FeedScreen() } }
}
struct FeedScreen: View { var body: some View { Text("Feed") } }
