import CoordinatorGraph

/// The lines of a recording that may still have to be sent: the last ones, up to a number of bytes.
///
/// Keeps sent lines while there is room, for a server that restarts. The oldest lines are dropped first.
struct LineBuffer {
  private let limit: Int
  private var lines: [[UInt8]] = []
  private var byteCount = 0
  /// The number of the oldest available line, from 1.
  private(set) var oldest = 1
  /// The number of the first line that the server does not have.
  private(set) var next = 1
  /// How many lines were dropped before the server had them.
  private(set) var lostCount = 0

  /// An empty buffer with room for a number of bytes.
  init(limit: Int) { self.limit = limit }

  /// The number of the last line; 0 without one.
  var last: Int { oldest + lines.count - 1 }

  var hasUnsent: Bool { next <= last }

  mutating func append(_ line: [UInt8]) {
    lines.append(line)
    byteCount += line.count
    // The last line stays, however long it is.
    while byteCount > limit, oldest < last { dropOldest() }
  }

  /// The next lines to send, and the number of the first.
  func batch(upTo limit: Int) -> (first: Int, bytes: [UInt8], count: Int) {
    var (bytes, number) = ([UInt8](), next)
    while number <= last {
      let line = lines[number - oldest]
      guard bytes.isEmpty || bytes.count + line.count <= limit else { break }
      bytes += line
      number += 1
    }
    return (next, bytes, number - next)
  }

  /// Continues after the lines that the server has; skips lines that are no longer in the buffer.
  mutating func serverHas(_ count: Int) {
    next = min(max(count + 1, oldest), last + 1)
  }

  private mutating func dropOldest() {
    // A few thousand lines at most, so that moving the others costs little.
    byteCount -= lines.removeFirst().count
    if next <= oldest { lostCount += 1 }
    oldest += 1
    next = max(next, oldest)
  }
}

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
