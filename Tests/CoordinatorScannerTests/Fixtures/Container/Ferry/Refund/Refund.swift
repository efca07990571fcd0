// swift-format-ignore-file
import CoordinatorKit
import UIKit

public protocol RefundDependency: AnyObject {
  var wallet: WalletStore { get }
}

public protocol RefundContainable: Containable {
  func coordinator(listener: RefundListener) -> Coordinating
}

public protocol RefundListener: AnyObject {
  func refundDidClose()
}

// container: dependency=RefundDependency builds=RefundCoordinator containable=RefundContainable
// requires: RefundContainer -> RefundDependency
final class RefundContainer: Container<RefundDependency>, RefundContainable {
  func coordinator(listener: RefundListener) -> Coordinating {
    RefundCoordinator(wallet: dependency.wallet, listener: listener)
  }
}

/// Gives the money back.
// coordinator
final class RefundCoordinator: Coordinator {
  private weak var listener: RefundListener?
  private let wallet: WalletStore

  init(wallet: WalletStore, listener: RefundListener) {
    self.wallet = wallet
    self.listener = listener
    super.init()
  }

  override func start(at navigation: UINavigationController) {
    let screen = RefundViewController()
    screen.onClose = listener?.refundDidClose
    // screen: RefundCoordinator -> RefundViewController | push
    navigation.pushViewController(screen, animated: true)
  }
}

final class RefundViewController: UIViewController {
  var onClose: (() -> Void)?
}
