// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: HomeCoordinator shows EditVC present
// with the base protocol

import UIKit

struct CoordinatorFactory {
  func makeHome() -> (Coordinator, UIViewController) { let c = HomeCoordinator(); return (c, c.makeScreen()) }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let (c, vc) = CoordinatorFactory().makeHome(); add(child: c); nav.pushViewController(vc, animated: true);
    c.start()
  }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var screen: HomeVC?
  func start() {}
  func makeScreen() -> UIViewController { let vc = HomeVC(); screen = vc; return vc }
  func edit() { screen?.present(EditVC(), animated: true) }
}
final class HomeVC: UIViewController {}
final class EditVC: UIViewController {}
