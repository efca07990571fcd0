// expect: coordinator AppCoordinator
// expect: coordinator AuthCoordinator
// expect: coordinator HomeCoordinator
// expect: AppCoordinator -> AuthCoordinator
// expect: AppCoordinator -> HomeCoordinator
// expect: AuthCoordinator shows SignInScreen root
// expect: HomeCoordinator shows HomeScreen root

import SwiftUI

protocol Coordinator: AnyObject, Observable {}
@main struct DemoApp: App {
  @State private var app = AppCoordinator()
  var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: app) } }
}
@Observable final class AppCoordinator: Coordinator {
  enum Session { case signedOut(AuthCoordinator), signedIn(HomeCoordinator) }
  private(set) var session: Session = .signedOut(AuthCoordinator())
  func signIn() { session = .signedIn(HomeCoordinator()) }
}
struct AppCoordinatorView: View {
  let coordinator: AppCoordinator
  var body: some View {
    switch coordinator.session {
    case .signedOut(let auth): AuthCoordinatorView(coordinator: auth)
    case .signedIn(let home): HomeCoordinatorView(coordinator: home)
    }
  }
}
@Observable final class AuthCoordinator: Coordinator { var failed = false }
struct AuthCoordinatorView: View { let coordinator: AuthCoordinator; var body: some View { SignInScreen() } }
@Observable final class HomeCoordinator: Coordinator { var tab = 0 }
struct HomeCoordinatorView: View {
  @Bindable var coordinator: HomeCoordinator; var body: some View { HomeScreen() }
}
struct SignInScreen: View { var body: some View { Text("In") } }
struct HomeScreen: View { var body: some View { Text("Home") } }
