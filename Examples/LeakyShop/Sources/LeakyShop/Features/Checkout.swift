final class CheckoutCoordinator: ShopCoordinator {
  private var events: [String] = []

  func track(_ event: String) {
    events.append(event)
  }
}

extension AppCoordinator {
  /// The user buys something, and analytics are told of it.
  func checkOut() {
    let checkout = CheckoutCoordinator()
    attach(checkout)
    window.pushViewController(checkout.makeScreen(), animated: true)
    if isMended {
      analytics.sinks["pay"] = { [weak checkout] event in checkout?.track(event) }
    } else {
      analytics.sinks["pay"] = { event in checkout.track(event) }
    }
    userGoesBack()
    detach(checkout)
  }
}
