final class CartCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// The cart opens.
  func showCart() {
    guard cartCoordinator == nil else { return }
    let cart = CartCoordinator()
    attach(cart)
    cartCoordinator = cart
    window.pushViewController(cart.makeScreen(), animated: true)
  }

  /// The cart closes: next time it may open again.
  func endCart() {
    window.popViewController(animated: true)
    if isMended, let cart = cartCoordinator {
      detach(cart)
    }
    cartCoordinator = nil
  }
}
