import UIKit

@MainActor
protocol TourFlow: AnyObject {
  var childCoordinators: [any TourFlow] { get set }
}

extension TourFlow {
  func childDidFinish(_ child: (any TourFlow)?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }
}

/// The first screen replaces the welcome, as many apps do once.
final class WelcomeHost: TourFlow {
  var childCoordinators: [any TourFlow] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func welcome() {
    let welcome = WelcomeCoordinator(navigationController: navigation)
    childCoordinators.append(welcome)
    welcome.parentCoordinator = self
    welcome.start()
  }

  func showHome() {
    navigation.setViewControllers([UIViewController()], animated: true)
  }
}

final class WelcomeCoordinator: TourFlow {
  var childCoordinators: [any TourFlow] = []
  weak var parentCoordinator: WelcomeHost?
  let navigationController: UINavigationController
  var skips = 0
  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func start() {
    let screen = WelcomeViewController()
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: false)
  }

  func skip() { skips += 1 }
}

final class WelcomeViewController: UIViewController {
  weak var coordinator: WelcomeCoordinator?
  func tap() { coordinator?.skip() }
}
