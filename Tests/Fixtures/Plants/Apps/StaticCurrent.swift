import UIKit

@MainActor
class CallBase {
  var children: [CallBase] = []
}

final class CallsCoordinator: CallBase {
  func open() {
    let call = CallCoordinator()
    children.append(call)
    CallCoordinator.current = call
  }
  func close() { children.removeLast() }
}

/// A static variable of its own class.
final class CallCoordinator: CallBase {
  static var current: CallCoordinator?
  private(set) var rings = 0
  static func ring() { current?.rings += 1 }
}
