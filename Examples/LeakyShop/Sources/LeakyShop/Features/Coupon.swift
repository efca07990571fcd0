import CoordinatorCore

final class CouponCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// A coupon is shown over everything, and the user pulls it down.
  func offerCoupon() {
    let coupon = CouponCoordinator()
    attach(coupon)
    let screen = coupon.makeScreen()
    if isMended {
      screen.onGone { [weak self, weak coupon] in coupon.map { self?.detach($0) } }
    }
    window.present(screen, animated: true)
    screen.swipeDown()
  }
}
