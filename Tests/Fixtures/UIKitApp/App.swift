import UIKit

@MainActor
protocol AppCoordinating: AnyObject {
  var childCoordinators: [any AppCoordinating] { get set }
}

/// The root of an app that owns a stack.
@MainActor
final class AppCoordinator: AppCoordinating {
  var childCoordinators: [any AppCoordinating] = []
  let navigationController: UINavigationController
  var window: UIWindow?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Attaches a child and pushes its screen.
  @discardableResult
  func open(keepsScreen: Bool = false) -> LoginCoordinator {
    let child = attach()
    let screen = child.makeScreen()
    if keepsScreen { child.screen = screen }
    navigationController.pushViewController(screen, animated: false)
    return child
  }

  func attach() -> LoginCoordinator {
    let child = LoginCoordinator()
    childCoordinators.append(child)
    return child
  }

  func detach(_ child: LoginCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

@MainActor
final class LoginCoordinator: AppCoordinating {
  var childCoordinators: [any AppCoordinating] = []
  var screen: OnBoardingViewController?

  func makeScreen() -> OnBoardingViewController {
    let screen = OnBoardingViewController()
    screen.coordinator = self
    return screen
  }
}

final class HomeViewController: UIViewController {}

final class OnBoardingViewController: UIViewController {
  /// Strong, as in many apps.
  var coordinator: (any AppCoordinating)?
}
