final class ChatCoordinator: Coordinator {
  weak var parentCoordinator: SupportCoordinator?
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let vc = ChatViewController.instantiate()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: true)
  }
}

final class ChatViewController: UIViewController {
  weak var coordinator: ChatCoordinator?
}
