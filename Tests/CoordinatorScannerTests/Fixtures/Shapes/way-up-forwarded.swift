// expect: coordinator AppCoordinator
// expect: coordinator CartCoordinator
// expect: coordinator PayCoordinator
// expect: AppCoordinator -> CartCoordinator
// expect: CartCoordinator -> PayCoordinator
// expect: CartCoordinator up AppCoordinator
// expect: PayCoordinator up AppCoordinator
// with the base protocol

import UIKit

protocol FlowHost: AnyObject { func close() }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator, FlowHost {
  var childCoordinators: [Coordinator] = []
  func start() { let cart = CartCoordinator(); cart.host = self; add(child: cart); cart.start() }
  func close() {}
}
final class CartCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var host: FlowHost?
  func start() { let pay = PayCoordinator(); pay.host = host; add(child: pay); pay.start() }
}
final class PayCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var host: FlowHost?
  func start() { host?.close() }
}
