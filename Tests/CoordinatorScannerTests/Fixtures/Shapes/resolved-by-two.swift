// expect: AppCoordinator -> CartCoordinator
// expect: AppCoordinator -> WishCoordinator
// expect: CartCoordinator shows ProductVC push
// expect: WishCoordinator shows ProductVC present
// may be: Container registers ProductVC (ProductVC)
// may be: Locator registers ProductVC (ProductVC)
// may be: Container registers ProductScreen (ProductVC)
// may be: container Assembly
// may be: container Container
// may be: CartCoordinator resolves ProductVC
// may be: WishCoordinator resolves ProductVC
// may be: Container registers ProductVC
// may be: Assembly registers ProductVC
// may be: Assembly registers ProductVC (ProductVC)
// may be: CartCoordinator holds Assembly
// may be: WishCoordinator holds Assembly
// may be: Assembly builds ProductVC
// with the base protocol

import Swinject
import UIKit

final class Assembly {
  static let shared = Assembly()
  let container = Container()
  init() { container.register(ProductVC.self) { _ in ProductVC() } }
}
final class ProductVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let c = CartCoordinator(); add(child: c); c.start()
    let w = WishCoordinator(); add(child: w); w.start()
  }
}
final class CartCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let vc = Assembly.shared.container.resolve(ProductVC.self)!; nav.pushViewController(vc, animated: true)
  }
}
final class WishCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let vc: ProductVC = Assembly.shared.container.resolve(ProductVC.self)!; nav.present(vc, animated: true)
  }
}
