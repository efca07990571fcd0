class ParentCoordinator: Coordinator {
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let vc = HomeViewController.instantiate()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: false)
  }

  func account() {
    let child = AccountCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }

  func purchase() {
    let child = PurchaseCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }

  func support() {
    let child = SupportCoordinator(navigationController: navigationController, parentCoordinator: self)
    childCoordinators.append(child)
    child.start()
  }
}

final class HomeViewController: UIViewController {
  weak var coordinator: ParentCoordinator?
}
