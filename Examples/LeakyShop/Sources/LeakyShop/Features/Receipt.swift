final class ReceiptCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// The receipt is over for the app before the user has left it.
  func showReceipt() {
    let receipt = ReceiptCoordinator()
    attach(receipt)
    window.pushViewController(receipt.makeScreen(), animated: true)
    detach(receipt)
    if isMended {
      window.popViewController(animated: true)
    }
  }
}
