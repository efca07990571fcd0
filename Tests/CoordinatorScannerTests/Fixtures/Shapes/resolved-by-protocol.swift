// expect: AppCoordinator -> CartCoordinator
// expect: AppCoordinator -> WishCoordinator
// expect: CartCoordinator shows ProductVC push
// expect: WishCoordinator shows ProductVC present
// may be: Container registers ProductVC (ProductVC)
// may be: Locator registers ProductVC (ProductVC)
// may be: Container registers ProductScreen (ProductVC)
// may be: container Container
// may be: container Locator
// may be: CartCoordinator resolves ProductScreen
// may be: WishCoordinator resolves ProductScreen
// may be: Locator registers ProductScreen
// with the base protocol

import Swinject
import UIKit

protocol ProductScreen: UIViewController { var id: Int { get set } }
final class ProductVC: UIViewController, ProductScreen { var id = 0 }
final class Locator {
  let container = Container(); init() { container.register(ProductScreen.self) { _ in ProductVC() } }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator(locator: Locator()) }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let locator: Locator
  init(locator: Locator) { self.locator = locator }
  func start() {
    let c = CartCoordinator(resolver: locator.container); add(child: c); c.start()
    let w = WishCoordinator(resolver: locator.container); add(child: w); w.start()
  }
}
final class CartCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func start() {
    guard let vc = resolver.resolve(ProductScreen.self) else { return }; vc.id = 1;
    nav.pushViewController(vc, animated: true)
  }
}
final class WishCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func start() { if let vc = resolver.resolve(ProductScreen.self) { nav.present(vc, animated: true) } }
}
