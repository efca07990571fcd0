final class MyPageCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var parentCoordiantor: Coordinator?

  private let navigationController: UINavigationController
  private var myPageViewController: MyPageViewController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewController = MyPageViewController()
    viewController.coordinator = self
    navigationController.pushViewController(viewController, animated: true)
    myPageViewController = viewController
  }
}

final class MyPageViewController: UIViewController {
  weak var coordinator: MyPageCoordinator?
}
