// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC root
// with the base protocol

import UIKit

final class NavigationController: UINavigationController {
  override func viewDidLoad() { super.viewDidLoad(); navigationBar.tintColor = .red }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let h = HomeCoordinator(); add(child: h); h.start() }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: NavigationController
  init(navigation: NavigationController = NavigationController()) { self.navigation = navigation }
  func start() { navigation.setViewControllers([HomeVC()], animated: false) }
}
final class HomeVC: UIViewController {}
