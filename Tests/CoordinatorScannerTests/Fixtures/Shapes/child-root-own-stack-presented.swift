// expect: AppCoordinator -> PayCoordinator
// expect: PayCoordinator shows PayVC root
// expect: PayCoordinator shows CardVC push
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let pay = PayCoordinator(navigation: UINavigationController()); add(child: pay); pay.start()
    nav.present(pay.navigation, animated: true)
  }
}
final class PayCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { navigation.setViewControllers([PayVC()], animated: false) }
  func card() { navigation.pushViewController(CardVC(), animated: true) }
}
final class PayVC: UIViewController {}
final class CardVC: UIViewController {}
