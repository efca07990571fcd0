// swift-format-ignore-file
import UIKit

extension SwapCoordinator: Coordinator {
  func start() {
    let screen = SwapViewController()
    screen.onOffer = { [unowned self] in openOffer(seeds: true) }
    // screen: SwapCoordinator -> SwapViewController | root
    navigationController.viewControllers = [screen]
  }

  func openOffer(seeds: Bool) {
    // edge: SwapCoordinator -> SeedOfferCoordinator | ternary | owns | possible
    // edge: SwapCoordinator -> ToolOfferCoordinator | ternary | owns | possible
    let offer: Coordinator = seeds ? SeedOfferCoordinator(navigationController) : ToolOfferCoordinator(navigationController)
    // defect: child-never-removed SeedOfferCoordinator | on every offer one more
    // defect: child-never-removed ToolOfferCoordinator | on every offer one more
    childCoordinators.append(offer)
    offer.start()
  }
}

/// What both kinds of offer share.
// look-alike: an abstract base class in this app, never made
class OfferCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {}
}

// coordinator
final class SeedOfferCoordinator: OfferCoordinator {
  override func start() {
    // screen: SeedOfferCoordinator -> SeedOfferViewController | push
    navigationController.pushViewController(SeedOfferViewController(), animated: true)
  }
}

// coordinator
final class ToolOfferCoordinator: OfferCoordinator {
  override func start() {
    // screen: ToolOfferCoordinator -> ToolOfferViewController | push
    navigationController.pushViewController(ToolOfferViewController(), animated: true)
  }
}
