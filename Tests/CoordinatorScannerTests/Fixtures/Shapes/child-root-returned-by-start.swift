// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> CartCoordinator
// expect: HomeCoordinator shows HomeVC tab
// expect: CartCoordinator shows CartVC tab

import UIKit

protocol Coordinator: AnyObject { func start() -> UIViewController }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  private var children: [Coordinator] = []
  func start() -> UIViewController {
    let tabs = UITabBarController()
    children = [HomeCoordinator(), CartCoordinator()]
    tabs.viewControllers = children.map { $0.start() }
    return tabs
  }
}
final class HomeCoordinator: Coordinator {
  func start() -> UIViewController { UINavigationController(rootViewController: HomeVC()) }
}
final class CartCoordinator: Coordinator {
  func start() -> UIViewController {
    let vc = CartVC(); vc.title = "x"; return UINavigationController(rootViewController: vc)
  }
}
final class HomeVC: UIViewController {}
final class CartVC: UIViewController {}
