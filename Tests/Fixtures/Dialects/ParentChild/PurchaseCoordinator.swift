enum PurchaseStep {
  case product, cart, payment
}

final class PurchaseCoordinator: FlowCoordinator<PurchaseStep> {
  weak var parentCoordinator: ParentCoordinator?

  override func start() {
    go(to: .product)
  }

  override func screen(for step: PurchaseStep) -> UIViewController {
    switch step {
    case .product:
      let vc = ProductViewController.instantiate()
      vc.coordinator = self
      return vc
    case .cart:
      let vc = CartViewController.instantiate()
      vc.coordinator = self
      return vc
    case .payment:
      let vc = PaymentViewController.instantiate()
      vc.coordinator = self
      return vc
    }
  }

  func coupon() {
    let child = CouponCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }
}

final class ProductViewController: UIViewController {
  weak var coordinator: PurchaseCoordinator?
}

final class CartViewController: UIViewController {
  weak var coordinator: PurchaseCoordinator?
}

final class PaymentViewController: UIViewController {
  weak var coordinator: PurchaseCoordinator?
}
