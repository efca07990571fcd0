final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var parentCoordiantor: Coordinator?

  let navigationController: UINavigationController
  private let container: DIContainer
  private var isLoggedIn: Bool

  init(navigationController: UINavigationController, container: DIContainer, isLoggedIn: Bool) {
    self.navigationController = navigationController
    self.container = container
    self.isLoggedIn = isLoggedIn
  }

  func start() {
    if isLoggedIn {
      startTabbarScene()
    } else {
      startLoginScene()
    }
  }

  private func startLoginScene() {
    let loginCoordinator = LoginCoordinator(navigationController: navigationController)
    loginCoordinator.parentCoordiantor = self
    childCoordinators.append(loginCoordinator)
    loginCoordinator.start()
  }

  private func startTabbarScene() {
    let tabbarCoordinator = TabbarCoordinator(navigationController: navigationController)
    tabbarCoordinator.parentCoordiantor = self
    childCoordinators.append(tabbarCoordinator)
    tabbarCoordinator.start()
  }

  func loginDidFinish(_ child: LoginCoordinator) {
    childDidFinish(child)
    isLoggedIn = true
    start()
  }
}
