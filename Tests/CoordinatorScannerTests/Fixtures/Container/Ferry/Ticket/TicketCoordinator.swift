// swift-format-ignore-file
import CoordinatorKit
import UIKit

/// Hears that the ticket is closed.
public protocol TicketListener: AnyObject {
  func ticketDidClose()
}

/// Sells a ticket.
// coordinator
final class TicketCoordinator: Coordinator {
  // defect: strong-way-up TicketCoordinator | the harbor keeps the ticket and the ticket the harbor
  var listener: TicketListener?
  private let fares: FareStore
  private let refundContainable: RefundContainable
  private var refundCoordinator: Coordinating?

  init(fares: FareStore, refundContainable: RefundContainable, listener: TicketListener) {
    self.fares = fares
    self.refundContainable = refundContainable
    self.listener = listener
    super.init()
  }

  override func start(at navigation: UINavigationController) {
    super.start(at: navigation)
    // screen: TicketCoordinator -> TicketViewController | present
    // defect: swipe-keeps-child TicketCoordinator | a sheet that can be pulled down
    navigation.present(TicketViewController(onClose: { [weak self] in self?.listener?.ticketDidClose() }), animated: true)
  }

  func attachRefund() {
    guard refundCoordinator == nil else { return }
    // edge: TicketCoordinator -> RefundCoordinator | container-protocol | owns
    let refund = refundContainable.coordinator(listener: self)
    refundCoordinator = refund
    addChild(refund)
    refund.start(at: navigation)
  }
}

extension TicketCoordinator: RefundListener {
  func refundDidClose() {
    removeChild(refundCoordinator)
    refundCoordinator = nil
  }
}

final class TicketViewController: UIViewController {
  private let onClose: () -> Void

  init(onClose: @escaping () -> Void) {
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
  }
}
