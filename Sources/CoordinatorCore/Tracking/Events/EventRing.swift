import CoordinatorGraph

/// The last events of a run, up to a limit.
struct EventRing {
  /// A compact event, since there may be many: it refers to its objects by tokens.
  private struct Event {
    let location: SourceLocation?
    let at: UInt32
    let subject: Int32
    /// Zero for none.
    let parent: Int32
    let kind: RecordedEvent.Kind
  }

  let limit: Int
  private var events: [Event] = []
  /// The position of the oldest event, once the ring is full.
  private var start = 0
  private(set) var count = 0

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// How many events were dropped.
  var dropped: Int { count - events.count }

  @inline(__always)
  mutating func append(
    _ kind: RecordedEvent.Kind,
    _ subject: Int,
    parent: Int,
    at time: Int,
    location: SourceLocation?
  ) {
    count += 1
    let event = Event(
      location: location,
      at: UInt32(clamping: time),
      subject: Int32(truncatingIfNeeded: subject),
      parent: Int32(truncatingIfNeeded: parent),
      kind: kind
    )
    if events.count < limit {
      events.append(event)
    } else if limit > 0 {
      events[start] = event
      start = start + 1 == limit ? 0 : start + 1
    }
  }

  /// The events by names, the oldest first.
  func recorded(_ subjects: (Int) -> Leak.Subject?) -> [RecordedEvent] {
    events.indices.compactMap { index in
      let event = events[(start + index) % events.count]
      guard let subject = subjects(Int(event.subject)) else { return nil }
      return RecordedEvent(
        number: dropped + index + 1,
        at: Int(event.at),
        kind: event.kind,
        subject: subject,
        parent: event.parent == 0 ? nil : subjects(Int(event.parent)),
        location: event.location
      )
    }
  }

  var tokens: Set<Int> { Set(events.flatMap { [Int($0.subject), Int($0.parent)] }) }
}
