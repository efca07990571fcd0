import UIKit

@MainActor
protocol SceneFlow: AnyObject {
  var childCoordinators: [any SceneFlow] { get set }
}

/// Signing in replaces the window's screen, and the coordinator of the sign-in stays.
final class SceneCoordinator: SceneFlow {
  var childCoordinators: [any SceneFlow] = []
  let window: UIWindow
  init(window: UIWindow) { self.window = window }

  func showSignIn() {
    let signIn = SignInCoordinator()
    signIn.parent = self
    childCoordinators.append(signIn)
    let screen = SignInViewController()
    screen.coordinator = signIn
    window.rootViewController = UINavigationController(rootViewController: screen)
  }

  func showMain() {
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
  }
}

final class SignInCoordinator: SceneFlow {
  var childCoordinators: [any SceneFlow] = []
  weak var parent: SceneCoordinator?
  func signIn() { parent?.showMain() }
}

final class SignInViewController: UIViewController {
  weak var coordinator: SignInCoordinator?
  func tap() { coordinator?.signIn() }
}
