// expect: AppCoordinator -> CartCoordinator
// expect: CartCoordinator up AppCoordinator
// expect: CartCoordinator -> CouponCoordinator
// expect: CouponCoordinator up AppCoordinator
// with the base protocol

import UIKit

protocol Presenter: AnyObject { func present(_ vc: UIViewController) }
struct Deps { unowned let presenter: Presenter; let title: String }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator, Presenter {
  var childCoordinators: [Coordinator] = []
  func present(_ vc: UIViewController) {}
  func start() {
    let c = CartCoordinator(deps: Deps(presenter: self, title: "x")); childCoordinators.append(c); c.start()
  }
}
final class CartCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let deps: Deps
  init(deps: Deps) { self.deps = deps }
  func start() { let c = CouponCoordinator(deps: deps); childCoordinators.append(c); c.start() }
}
final class CouponCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let deps: Deps
  init(deps: Deps) { self.deps = deps }
  func start() {}
}
