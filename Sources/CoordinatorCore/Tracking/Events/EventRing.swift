import CoordinatorGraph

/// The last events of a run, up to a limit.
struct EventRing {
  private let limit: Int
  private var events: [RecordedEvent] = []
  /// The position of the oldest event, once the ring is full.
  private var start = 0
  private(set) var count = 0

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// How many events were dropped.
  var dropped: Int { count - events.count }

  /// The events, the oldest first.
  var recorded: [RecordedEvent] { Array(events[start...] + events[..<start]) }

  mutating func append(_ event: RecordedEvent) {
    count += 1
    if events.count < limit {
      events.append(event)
    } else if limit > 0 {
      events[start] = event
      start = (start + 1) % limit
    }
  }
}
