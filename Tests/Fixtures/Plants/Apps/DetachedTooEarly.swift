import UIKit

@MainActor
class ReceiptBase {
  var childCoordinators: [ReceiptBase] = []
  func addChild(_ child: ReceiptBase) { childCoordinators.append(child) }
  func removeChild(_ child: ReceiptBase) { childCoordinators.removeAll { $0 === child } }
}

/// The receipt is over for the app while its screen is on the stack.
final class TillCoordinator: ReceiptBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func showReceipt() {
    let receipt = ReceiptCoordinator()
    addChild(receipt)
    let screen = ReceiptViewController()
    screen.coordinator = receipt
    navigation.pushViewController(screen, animated: true)
  }

  func orderDidEnd() {
    guard let receipt = childCoordinators.last else { return }
    removeChild(receipt)
  }
}

final class ReceiptCoordinator: ReceiptBase {
  var printed = 0
  func print() { printed += 1 }
}

final class ReceiptViewController: UIViewController {
  weak var coordinator: ReceiptCoordinator?
  func tap() { coordinator?.print() }
}
