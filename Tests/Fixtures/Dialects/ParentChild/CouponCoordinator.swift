final class CouponCoordinator: FlowCoordinator<Void> {
  weak var parentCoordinator: PurchaseCoordinator?

  override func start() {
    go(to: ())
  }

  override func screen(for step: Void) -> UIViewController {
    let vc = CouponViewController.instantiate()
    vc.coordinator = self
    return vc
  }
}

final class CouponViewController: UIViewController {
  weak var coordinator: CouponCoordinator?
}
