import CoordinatorGraph

/// The last events of a run, up to a limit.
struct EventRing {
  struct Event {
    let number: Int
    let at: Int
    let kind: RecordedEvent.Kind
    let subject: Tracked
    let parent: Tracked?
    let location: SourceLocation?
  }

  private let limit: Int
  private var events: [Event] = []
  /// Where the oldest event stands, once there is no more room.
  private var start = 0
  private(set) var count = 0

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// How many events were dropped.
  var dropped: Int { count - events.count }

  @discardableResult
  mutating func append(
    _ kind: RecordedEvent.Kind,
    _ subject: Tracked,
    parent: Tracked?,
    at time: Int,
    location: SourceLocation?
  ) -> Event {
    count += 1
    let event = Event(
      number: count,
      at: time,
      kind: kind,
      subject: subject,
      parent: parent,
      location: location
    )
    if events.count < limit {
      events.append(event)
    } else if limit > 0 {
      events[start] = event
      start = start + 1 == limit ? 0 : start + 1
    }
    return event
  }

  /// The events, the oldest first.
  var recorded: [RecordedEvent] {
    (events[start...] + events[..<start]).map(\.recorded)
  }
}

extension EventRing.Event {
  /// The event by names.
  var recorded: RecordedEvent {
    RecordedEvent(
      number: number,
      at: at,
      kind: kind,
      subject: subject.subject,
      parent: parent?.subject,
      location: location
    )
  }
}
