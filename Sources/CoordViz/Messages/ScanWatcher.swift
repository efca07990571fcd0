import Foundation

/// What a page shows of a scan while it runs: its step, and the problems that keep it from reading all.
final class ScanWatcher: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var current = ""
  private var found: [ScanWarning] = []

  /// The step that began last.
  var step: String { lock.withLock { current } }

  /// The warnings since they were taken last.
  func takeWarnings() -> [ScanWarning] {
    lock.withLock {
      defer { found = [] }
      return found
    }
  }

  func begin(_ step: String) { lock.withLock { current = step } }

  func hear(_ warnings: [ScanWarning]) { lock.withLock { found += warnings } }
}
