import CoordinatorGraph

/// Lines of a recording that wait for a background queue. The threads of the app only append to it.
final class PendingLines: @unchecked Sendable {
  /// The maximum number of lines that wait; further lines are counted as missed.
  private static let limit = 50_000

  private let lock = Lock()
  // Guarded by the lock.
  private var lines: [LogLine] = []
  private var missed = 0

  /// Adds a line.
  func add(_ line: LogLine) {
    lock.locked {
      if case .beginning = line { (lines, missed) = ([], 0) }
      if lines.count < Self.limit { lines.append(line) } else { missed += 1 }
    }
  }

  /// The lines since the last call, and how many more there were no room for.
  func take() -> (lines: [RecordingLine], missed: Int) {
    let taken = lock.locked {
      defer { (lines, missed) = ([], 0) }
      return (lines: lines, missed: missed)
    }
    return (taken.lines.flatMap(\.lines), taken.missed)
  }
}
