// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: HomeCoordinator shows SheetVC present
// expect: AppCoordinator shows SplashVC root
// with the base protocol

import UIKit

protocol NavigationType {
  func push(_ vc: UIViewController); func setRoot(_ vc: UIViewController); func modal(_ vc: UIViewController)
}
final class Navigation: NavigationType {
  private let controller: UINavigationController
  init(_ c: UINavigationController) { controller = c }
  func push(_ vc: UIViewController) { controller.pushViewController(vc, animated: true) }
  func setRoot(_ vc: UIViewController) { controller.setViewControllers([vc], animated: false) }
  func modal(_ vc: UIViewController) { controller.present(vc, animated: true) }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: Navigation(UINavigationController()))
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: NavigationType
  init(navigation: NavigationType) { self.navigation = navigation }
  func start() {
    navigation.setRoot(SplashVC()); let h = HomeCoordinator(navigation: navigation); add(child: h); h.start()
  }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: NavigationType
  init(navigation: NavigationType) { self.navigation = navigation }
  func start() { navigation.push(HomeVC()) }
  func s() { navigation.modal(SheetVC()) }
}
final class HomeVC: UIViewController {}
final class SheetVC: UIViewController {}
final class SplashVC: UIViewController {}
