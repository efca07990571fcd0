// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: HomeCoordinator shows NextVC present
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
  private weak var home: HomeVC?
  init(nav: UINavigationController) { self.nav = nav }
  func start() { let vc = HomeVC(); home = vc; nav.pushViewController(vc, animated: true) }
  func next() { guard let home else { return }; show(NextVC(), on: home) }
  private func show(_ vc: UIViewController, on base: UIViewController) { base.present(vc, animated: true) }
}
final class HomeVC: UIViewController {}
final class NextVC: UIViewController {}
