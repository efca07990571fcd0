protocol DetailCoordinatorFinishDelegate: AnyObject {
  func didFinish(_ coordinator: DetailCoordinator)
}

final class DetailCoordinator: Coordinator {
  var rootVC: UIViewController?
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  weak var finishDelegate: DetailCoordinatorFinishDelegate?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewController = DetailViewController()
    viewController.coordinator = self

    rootVC = viewController
    navigationController.pushViewController(viewController, animated: false)
  }

  func showComments() {
    let viewController = CommentsViewController()
    viewController.coordinator = self
    navigationController.pushViewController(viewController, animated: false)
  }

  func close() {
    finishDelegate?.didFinish(self)
  }
}

final class DetailViewController: UIViewController {
  weak var coordinator: DetailCoordinator?
}

final class CommentsViewController: UIViewController {
  weak var coordinator: DetailCoordinator?
}
