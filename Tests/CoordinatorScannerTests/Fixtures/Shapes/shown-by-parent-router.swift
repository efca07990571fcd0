// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> CartCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: CartCoordinator shows CartVC present
// with the base protocol

import UIKit

protocol Presentable { func toPresent() -> UIViewController? }
extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
final class Router {
  let nav = UINavigationController()
  func push(_ m: Presentable) {
    guard let vc = m.toPresent() else { return }; nav.pushViewController(vc, animated: true)
  }
  func present(_ m: Presentable) {
    guard let vc = m.toPresent() else { return }; nav.present(vc, animated: true)
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let router = Router()
  func start() { let h = HomeCoordinator(); add(child: h); h.start(); router.push(h) }
  func cart() { let c = CartCoordinator(); add(child: c); c.start(); router.present(c) }
}
final class HomeCoordinator: Coordinator, Presentable {
  var childCoordinators: [Coordinator] = []; private let vc = HomeVC(); func start() {};
  func toPresent() -> UIViewController? { vc }
}
final class CartCoordinator: Coordinator, Presentable {
  var childCoordinators: [Coordinator] = []; private lazy var vc = CartVC(); func start() {};
  func toPresent() -> UIViewController? { UINavigationController(rootViewController: vc) }
}
final class HomeVC: UIViewController {}
final class CartVC: UIViewController {}
