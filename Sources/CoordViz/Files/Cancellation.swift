import Foundation

/// Lets one thread stop the work of another.
final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var isDone = false
  private var action: (() -> Void)?

  var isCancelled: Bool { lock.withLock { isDone } }

  /// Calls the action when the work is cancelled; now, if it is already.
  func onCancel(_ action: @escaping () -> Void) {
    let isDone = lock.withLock {
      self.action = action
      return self.isDone
    }
    if isDone { action() }
  }

  func cancel() {
    let action = lock.withLock {
      isDone = true
      return self.action
    }
    action?()
  }
}
