import Foundation

/// A progress line on the terminal, shown from the first second until it is erased.
final class ProgressLine: @unchecked Sendable {
  private static let interval = 1.0
  private static let erasure = Product(text: "\r\u{1B}[K", as: .bytes)

  private let name: String
  /// The queue for all drawing and erasing: there is one terminal.
  private static let queue = DispatchQueue(label: "coordviz.progress")
  /// Whether a line is on the terminal. Only the queue uses it.
  nonisolated(unsafe) private static var isShown = false
  /// The lines of the steps that run, each within the one before: the last one is drawn. Only the queue uses it.
  nonisolated(unsafe) private static var running: [ProgressLine] = []
  private let timer: any DispatchSourceTimer
  private var seconds = 0

  /// A progress line with the given name; nil if stderr is not a terminal.
  init?(name: @autoclosure () -> String, isWatched: Bool = ProgressLine.isWatched()) {
    guard isWatched else { return nil }
    self.name = name().onOneLine
    timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [weak self] in self?.draw() }
    Self.queue.sync { Self.running.append(self) }
    timer.resume()
  }

  /// The name of the step that is drawn.
  static var shown: String? { queue.sync { running.last?.name } }

  /// Whether stderr is a terminal that can erase a line, and no log of a build server.
  static func isWatched(
    isTerminal: Bool = Descriptor.standardError.isTerminal,
    in environment: @autoclosure () -> [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    isTerminal && environment()["TERM"] != "dumb" && !environment().isSet("CI")
  }

  /// Ends the line and leaves no trace of it.
  func erase() {
    timer.cancel()
    Self.queue.sync { Self.running.removeAll { $0 === self } }
    Self.clear()
  }

  /// Makes room for a message, or for the end.
  static func clear() {
    queue.sync {
      if isShown { Descriptor.standardError.show(erasure) }
      isShown = false
    }
  }

  private func draw() {
    guard !timer.isCancelled else { return }
    seconds += 1
    guard Self.running.last === self else { return }
    // A longer line would wrap, and only its last row could be erased.
    let room = max(Descriptor.standardError.columns - 12, 8)
    let words = "\(name.count > room ? name.prefix(room - 1) + "…" : name[...]) … \(seconds) s"
    Descriptor.standardError.show(Self.erasure)
    Descriptor.standardError.show(Product(text: words, as: .text))
    Self.isShown = true
  }
}

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

  func add(_ warnings: [ScanWarning]) { lock.withLock { found += warnings } }
}
