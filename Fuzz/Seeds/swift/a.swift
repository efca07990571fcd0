import UIKit
class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var parent: Coordinator?
  func start() {
    let home = HomeCoordinator(navigationController: UINavigationController())
    home.parent = self
    childCoordinators.append(home)
    home.start()
  }
  func finish(_ child: Coordinator) { childCoordinators.removeAll { $0 === child } }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators = [Coordinator]()
  var parent: AppCoordinator?
  let navigationController: UINavigationController
  init(navigationController: UINavigationController) { self.navigationController = navigationController }
  func start() {
    let detail = DetailViewController()
    detail.onClose = { self.close() }
    navigationController.pushViewController(detail, animated: true)
  }
  func close() { parent?.finish(self) }
}
