// swift-format-ignore-file
import UIKit

// coordinator
final class HarvestCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  /// Made when first asked for.
  // edge: HarvestCoordinator -> ScaleCoordinator | lazy-closure | owns
  private lazy var scale: ScaleCoordinator = {
    let scale = ScaleCoordinator(navigationController: navigationController)
    childCoordinators.append(scale)
    return scale
  }()

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // screen: HarvestCoordinator -> HarvestViewController | push
    navigationController.pushViewController(HarvestViewController(), animated: false)
  }

  func weigh() {
    scale.start()
  }

  func weighTwice() {
    // defect: child-started-twice ScaleCoordinator | started here a second time in one go
    scale.start()
    scale.start()
  }
}

// coordinator
final class ScaleCoordinator: NSObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // screen: ScaleCoordinator -> ScaleViewController | present
    navigationController.present(ScaleViewController(), animated: true)
  }
}

/// Conforms in an extension of its own.
// coordinator
final class SwapCoordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }
}
