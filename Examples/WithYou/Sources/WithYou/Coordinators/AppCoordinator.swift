import CoordinatorCore

/// Starts with the login screen, which stays at the bottom of the navigation stack. The tabs appear above it, and
/// logging out returns to it.
final class AppCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation =
    "Starts the app, and opens the tabs for whoever is logged in."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  let window = PlatformNavigation()

  func start() {
    attach(LoginCoordinator(navigation: window))
    if DIContainer.shared.resolve(SessionUseCase.self)?.traveller != nil { startTabs() }
  }

  private func startTabs() {
    attach(TabbarCoordinator(navigation: window))
  }
}

extension AppCoordinator: LoginListener {
  func didLogIn() {
    startTabs()
  }
}

extension AppCoordinator: TabbarListener {
  func didLogOut(of tabs: TabbarCoordinator) {
    DIContainer.shared.resolve(SessionUseCase.self)?.logOut()
    window.popToRootViewController(animated: true)
    childDidFinish(tabs)
  }
}
