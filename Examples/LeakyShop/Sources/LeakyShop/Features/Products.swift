import CoordinatorCore

final class ProductCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// The user looks at three products, and swipes back each time.
  func showProducts() {
    for _ in 0..<3 {
      let product = ProductCoordinator()
      attach(product)
      let screen = product.makeScreen()
      if isMended {
        screen.onGone { [weak self, weak product] in product.map { self?.detach($0) } }
      }
      window.pushViewController(screen, animated: true)
      userGoesBack()
    }
  }
}
