final class AppCoordinator: Coordinator, LoginCoordinatorDelegate, MainCoordinatorDelegate {
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  var rootVC: UIViewController?

  var isLoggedIn = false

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    if isLoggedIn {
      showMainViewController()
    } else {
      showLoginViewController()
    }
  }

  private func showLoginViewController() {
    let coordinator = LoginCoordinator(navigationController: navigationController)
    coordinator.delegate = self
    coordinator.start()
    childCoordinators.append(coordinator)
  }

  private func showMainViewController() {
    let coordinator = MainCoordinator(navigationController: navigationController)
    coordinator.delegate = self
    coordinator.start()
    childCoordinators.append(coordinator)
  }

  func didLoggedIn(_ coordinator: LoginCoordinator) {
    isLoggedIn = true
    childCoordinators = childCoordinators.filter { $0 !== coordinator }
    showMainViewController()
  }

  func didLoggedOut(_ coordinator: MainCoordinator) {
    isLoggedIn = false
    childCoordinators = childCoordinators.filter { $0 !== coordinator }
    showLoginViewController()
  }
}
