// swift-format-ignore-file
import CoordinatorKit

public protocol TicketDependency: AnyObject {
  var fares: FareStore { get }
  var wallet: WalletStore { get }
}

public protocol TicketContainable: Containable {
  func coordinator(listener: TicketListener) -> Coordinating
}

// container: dependency=TicketDependency builds=TicketCoordinator containable=TicketContainable
// requires: TicketContainer -> TicketDependency
// adopts: TicketContainer -> RefundDependency
final class TicketContainer: Container<TicketDependency>, RefundDependency {
  // provides: TicketContainer -> RefundDependency.wallet | forwarded
  var wallet: WalletStore { dependency.wallet }
}

/// The conformance that the parent sees stands in an extension.
extension TicketContainer: TicketContainable {
  func coordinator(listener: TicketListener) -> Coordinating {
    // creates-child-container: TicketContainer -> RefundContainer
    let refunds: RefundContainable = RefundContainer(dependency: self)
    return TicketCoordinator(fares: dependency.fares, refundContainable: refunds, listener: listener)
  }
}
