final class SearchCoordinator: Coordinator {
  var rootVC: UIViewController?
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewController = SearchViewController()
    viewController.coordinator = self

    rootVC = viewController
    navigationController.pushViewController(viewController, animated: false)
  }
}

final class SearchViewController: UIViewController {
  weak var coordinator: SearchCoordinator?
}
