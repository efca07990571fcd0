import CoordinatorCore

@MainActor
protocol LoginListener: Coordinator {
  func didLogIn()
}

final class LoginCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation =
    "Asks who is travelling, and waits for the log-out below the tabs."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation

  init(navigation: PlatformNavigation) {
    self.navigation = navigation
  }

  func start() {
    let screen = LoginScreen()
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension LoginCoordinator: LoginScreenDelegate {
  func logIn(as name: String) -> Bool {
    guard let session = DIContainer.shared.resolve(SessionUseCase.self), session.logIn(as: name) else {
      return false
    }
    (parentCoordiantor as? any LoginListener)?.didLogIn()
    return true
  }
}
