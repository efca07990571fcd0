// expect: AppCoordinator -> CartCoordinator
// expect: AppCoordinator -> WishCoordinator
// expect: CartCoordinator shows ProductVC push
// expect: WishCoordinator shows ProductVC present
// may be: Container registers ProductVC (ProductVC)
// may be: Locator registers ProductVC (ProductVC)
// may be: Container registers ProductScreen (ProductVC)
// may be: container Container
// may be: container Locator
// may be: CartCoordinator resolves ProductVC
// may be: WishCoordinator resolves ProductVC
// may be: Locator registers ProductVC
// with the base protocol

import UIKit

final class Locator {
  static let shared = Locator()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func resolve<T>() -> T { makers[ObjectIdentifier(T.self)]!() as! T }
}
final class ProductVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator()
  func go() { Locator.shared.register(ProductVC.self) { ProductVC() } }
}
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
  func start() { let vc: ProductVC = Locator.shared.resolve(); nav.pushViewController(vc, animated: true) }
}
final class WishCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() { nav.present(Locator.shared.resolve() as ProductVC, animated: true) }
}
