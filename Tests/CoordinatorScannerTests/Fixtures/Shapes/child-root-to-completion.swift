// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let home = HomeCoordinator(); add(child: home)
    home.begin { [weak self] root in self?.nav.pushViewController(root, animated: true) }
  }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {}
  func begin(_ show: (UIViewController) -> Void) { let vc = HomeVC(); show(vc) }
}
final class HomeVC: UIViewController {}
