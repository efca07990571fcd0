// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> CartCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: CartCoordinator shows CartVC present
// with the base protocol

import UIKit

protocol RootGiving: Coordinator { var root: UIViewController { get } }
extension Coordinator {
  func run<C: RootGiving>(_ child: C, show: (UIViewController) -> Void) {
    add(child: child); show(child.root); child.start()
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    run(HomeCoordinator()) { nav.pushViewController($0, animated: true) }
    run(CartCoordinator()) { nav.present($0, animated: true) }
  }
}
final class HomeCoordinator: RootGiving {
  var childCoordinators: [Coordinator] = []; let root: UIViewController = HomeVC(); func start() {}
}
final class CartCoordinator: RootGiving {
  var childCoordinators: [Coordinator] = []; lazy var vc = CartVC(); var root: UIViewController { vc };
  func start() {}
}
final class HomeVC: UIViewController {}
final class CartVC: UIViewController {}
