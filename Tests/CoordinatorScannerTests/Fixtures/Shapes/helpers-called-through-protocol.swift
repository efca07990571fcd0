// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> OtherCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: HomeCoordinator shows WebVC present
// with the base protocol

import UIKit

protocol HelpShowing: AnyObject { func showHelp() }
extension HelpShowing where Self: Coordinator {
  func showHelp() { UIViewController().present(WebVC(), animated: true) }
}
final class WebVC: UIViewController {}
final class HomeVC: UIViewController {
  weak var coordinator: HelpShowing?; func tap() { coordinator?.showHelp() }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let home = HomeCoordinator(); childCoordinators.append(home); home.start()
    let other = OtherCoordinator(); childCoordinators.append(other); other.start()
  }
}
final class HomeCoordinator: Coordinator, HelpShowing {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() { let vc = HomeVC(); vc.coordinator = self; nav.pushViewController(vc, animated: true) }
}
final class OtherCoordinator: Coordinator, HelpShowing {
  var childCoordinators: [Coordinator] = []; func start() {}
}
