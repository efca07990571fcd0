// swift-format-ignore-file
#if DEBUG
import CoordinatorKit
import UIKit

// look-alike: a mock for previews and tests
final class MockHarborListener: HarborListener {
  func harborDidClose() {}
}

// look-alike: a mock, though it is a coordinator by its type
final class MockTicketContainer: TicketContainable {
  func coordinator(listener: TicketListener) -> Coordinating {
    fatalError("not in previews")
  }
}
#endif
