// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() { let h = HomeCoordinator(nav: nav); add(child: h); h.start() }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav: UINavigationController
  private let rootViewController = HomeVC()
  init(nav: UINavigationController) { self.nav = nav }
  func start() { nav.pushViewController(rootViewController, animated: true) }
}
final class HomeVC: UIViewController {}
