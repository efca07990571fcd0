import UIKit

@MainActor
protocol CartFlow: AnyObject {
  var childCoordinators: [any CartFlow] { get set }
}

/// The property is cleared, the list is not.
final class StoreCoordinator: CartFlow {
  var childCoordinators: [any CartFlow] = []
  var cartCoordinator: CartCoordinator?
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func showCart() {
    guard cartCoordinator == nil else { return }
    let cart = CartCoordinator()
    childCoordinators.append(cart)
    cartCoordinator = cart
    let screen = CartViewController()
    screen.coordinator = cart
    navigation.pushViewController(screen, animated: true)
  }

  func endCart() {
    navigation.popViewController(animated: true)
    cartCoordinator = nil
  }
}

final class CartCoordinator: CartFlow {
  var childCoordinators: [any CartFlow] = []
}

final class CartViewController: UIViewController {
  weak var coordinator: CartCoordinator?
}
