// expect: coordinator HomeCoordinator
// expect: coordinator CardCoordinator
// expect: HomeCoordinator -> CardCoordinator
// expect: HomeCoordinator shows HomeController root
// expect: CardCoordinator shows CardController push

// How a coordinator is shown is told by an object. It is no coordinator, though its name has the word.

import UIKit

protocol CoordinatorPresentation {
  var presentingViewController: UIViewController { get }
  func run(presentedViewController: UIViewController)
}
class CoordinatorPushPresentation: CoordinatorPresentation {
  var presentingViewController: UIViewController
  init(_ controller: UINavigationController) { presentingViewController = controller }
  func run(presentedViewController: UIViewController) {
    let navigation = presentingViewController as? UINavigationController
    navigation?.pushViewController(presentedViewController, animated: true)
  }
}
class Coordinator: NSObject {
  private var childCoordinators: [Coordinator] = []
  func coordinate(to coordinator: Coordinator) { childCoordinators.append(coordinator); coordinator.start() }
  func start() {}
}
class ShownCoordinator: Coordinator {
  let presentation: CoordinatorPresentation
  init(presentation: CoordinatorPresentation) { self.presentation = presentation }
  override final func start() { presentation.run(presentedViewController: build()) }
  func build() -> UIViewController { fatalError() }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var home: HomeCoordinator?
  func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options o: UIScene.ConnectionOptions) {
    home = HomeCoordinator(window: UIWindow())
    home?.start()
  }
}
final class HomeCoordinator: Coordinator {
  let window: UIWindow
  let navigation = UINavigationController()
  init(window: UIWindow) { self.window = window }
  override func start() {
    navigation.setViewControllers([HomeController()], animated: false)
    window.rootViewController = navigation
    coordinate(to: CardCoordinator(presentation: CoordinatorPushPresentation(navigation)))
  }
}
final class CardCoordinator: ShownCoordinator {
  override func build() -> UIViewController { CardController() }
}
final class HomeController: UIViewController {}
final class CardController: UIViewController {}
