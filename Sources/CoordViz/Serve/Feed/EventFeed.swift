import FlyingSocks
import Foundation

/// The events for one open page: the runs, the lines that it lacks, and then each new line.
///
/// There is no buffer for a slow page: when it is ready, it gets what the store still has.
struct EventFeed: AsyncBufferedSequence {
  typealias Element = UInt8

  let store: RunStore
  /// The number of the last line that the page has.
  let last: Int
  let seat: FeedSeats.Seat

  func makeAsyncIterator() -> Iterator { Iterator(store: store, last: last, seat: seat) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    private static let mostBytes = 256 << 10
    /// Lines that come within this time are sent together, in nanoseconds.
    private static let gathering: UInt64 = 30_000_000

    private let store: RunStore
    private var last: Int
    // Held until the connection ends.
    private let seat: FeedSeats.Seat
    private var version = -1

    init(store: RunStore, last: Int, seat: FeedSeats.Seat) {
      (self.store, self.last, self.seat) = (store, last, seat)
    }

    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      if let message = await message() { return message }
      await store.change(after: last, version: version)
      try await Task.sleep(nanoseconds: Self.gathering)
      return await message() ?? FeedMessage.heartbeat
    }

    private mutating func message() async -> [UInt8]? {
      let news = await store.news(after: last, upTo: Self.mostBytes)
      var bytes: [UInt8] = []
      if news.version != version {
        bytes += FeedMessage.runs(news.runs, epoch: store.epoch, limit: store.limit)
      }
      if news.isBehind {
        for run in news.runs where run.trimmed > 0 { bytes += FeedMessage.start(of: run) }
      }
      for part in news.lines.byRun {
        bytes += FeedMessage.lines(part, of: news.runs[part[0].run], epoch: store.epoch)
      }
      (last, version) = (news.last, news.version)
      return bytes.isEmpty ? nil : bytes
    }
  }
}

extension ArraySlice<StoredLine> {
  /// The lines in parts of one run each, in their order.
  fileprivate var byRun: [[StoredLine]] {
    var parts: [[StoredLine]] = []
    for line in self {
      if parts.last?.last?.run == line.run {
        parts[parts.count - 1].append(line)
      } else {
        parts.append([line])
      }
    }
    return parts
  }
}

/// How many pages may be open at once.
final class FeedSeats: @unchecked Sendable {
  /// Held by an open page.
  final class Seat: Sendable {
    private let seats: FeedSeats

    fileprivate init(_ seats: FeedSeats) { self.seats = seats }

    deinit { seats.leave() }
  }

  private let lock = NSLock()
  // Guarded by the lock.
  private var free: Int

  init(count: Int) { free = count }

  /// A seat, or nil if all are in use.
  func take() -> Seat? {
    lock.withLock {
      guard free > 0 else { return nil }
      free -= 1
      return Seat(self)
    }
  }

  private func leave() { lock.withLock { free += 1 } }
}
