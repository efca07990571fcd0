// expect: coordinator AppCoordinator
// expect: coordinator CartCoordinator
// expect: AppCoordinator -> CartCoordinator
// expect: CartCoordinator up AppCoordinator
// expect: CartCoordinator shows CartVC push
// with the base protocol

import UIKit

struct FlowContext { let navigation: UINavigationController; weak var presenter: AppCoordinator? }
final class CartCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let context: FlowContext
  init(context: FlowContext) { self.context = context }
  func start() { context.navigation.pushViewController(CartVC(), animated: true) }
  func finish() { context.presenter?.cartDidFinish(self) }
}
final class CartVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: UINavigationController())
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let context = FlowContext(navigation: navigation, presenter: self)
    let cart = CartCoordinator(context: context)
    childCoordinators.append(cart)
    cart.start()
  }
  func cartDidFinish(_ c: CartCoordinator) { childCoordinators.removeAll { $0 === c } }
}
