// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// with the base protocol

import UIKit

enum Flows { static func use(_ c: HomeCoordinator, show: (UIViewController) -> Void) { show(c.makeRoot()) } }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let home = HomeCoordinator(); add(child: home)
    Flows.use(home) { root in push(root) }
  }
  func push(_ vc: UIViewController) { nav.pushViewController(vc, animated: true) }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {}
  func makeRoot() -> UIViewController { HomeVC() }
}
final class HomeVC: UIViewController {}
