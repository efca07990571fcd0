// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: HomeCoordinator shows MoreVC present
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let home = HomeCoordinator(); add(child: home); home.start()
    nav.pushViewController(home.rootViewController, animated: true)
  }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  lazy var rootViewController: UIViewController = HomeVC()
  func start() {}
  func more() { rootViewController.present(MoreVC(), animated: true) }
}
final class HomeVC: UIViewController {}
final class MoreVC: UIViewController {}
