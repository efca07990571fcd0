// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: AppCoordinator -> TabCoordinator
// expect: TabCoordinator shows TabVC root
// with the base protocol

import UIKit

protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }
extension ViewControllable where Self: UIViewController { var uiviewController: UIViewController { self } }
final class NavigationControllable: ViewControllable {
  let navigationController: UINavigationController
  var uiviewController: UIViewController { navigationController }
  init(root: ViewControllable) {
    navigationController = UINavigationController(rootViewController: root.uiviewController)
  }
  func pushViewController(_ v: ViewControllable) {
    navigationController.pushViewController(v.uiviewController, animated: true)
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var container: NavigationControllable?
  let window = UIWindow()
  func start() {
    let t = TabCoordinator(); add(child: t); t.start()
    let n = NavigationControllable(root: t.viewControllable); container = n
    window.rootViewController = n.uiviewController
    let h = HomeCoordinator(); add(child: h); h.start()
    n.pushViewController(h.viewControllable)
  }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []; let viewControllable: ViewControllable = HomeVC();
  func start() {}
}
final class TabCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []; let viewControllable: ViewControllable = TabVC(); func start() {}
}
final class HomeVC: UIViewController, ViewControllable {}
final class TabVC: UIViewController, ViewControllable {}
