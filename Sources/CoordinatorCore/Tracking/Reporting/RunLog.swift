import CoordinatorGraph

/// What reads the lines of a recording as they come.
enum RecordingReader {
  case file, server
}

/// The observations of a run, in the form of a recording.
struct RunLog {
  private let eventLimit: Int
  private var ring: EventRing
  private var checks: [RecordedCheck] = []
  private var snapshots: [RecordedSnapshot] = []
  var ledger = LeakLedger()
  private(set) var isFinished = false
  /// Where lines go as they come.
  private var readers: [RecordingReader: (RecordingLine) -> Void] = [:]
  /// The digest of the last tree that was sent to readers; nil if it must be sent again.
  private var sentTree: Int?
  /// Whether the tree may have changed since it was sent.
  private var mayHaveChanged = true
  /// The tree of a look that has to be added as soon as it is drawn.
  var undrawn: SeenTree?
  /// The lines after that tree. They wait for it, because readers take a tree for the newest state.
  private var waiting: [RecordingLine] = []
  /// The earliest time for the next tree, so that large trees do not fill the recording.
  private var nextTreeTime = 0

  /// The delay of the next tree for each object, in milliseconds.
  private static let pausePerObject = 5

  init(eventLimit: Int) {
    self.eventLimit = eventLimit
    ring = EventRing(limit: eventLimit)
  }

  var hasReaders: Bool { !readers.isEmpty }

  mutating func send(_ line: RecordingLine) {
    guard undrawn == nil else { return waiting.append(line) }
    for send in readers.values { send(line) }
  }

  /// Ends the waiting for a tree.
  private mutating func sendWaiting() {
    undrawn = nil
    let lines = waiting
    waiting = []
    for line in lines { send(line) }
  }

  mutating func add(
    _ kind: RecordedEvent.Kind,
    _ subject: Leak.Subject,
    parent: Leak.Subject?,
    at location: SourceLocation?,
    time: Int
  ) {
    let event = RecordedEvent(
      number: ring.count + 1,
      at: time,
      kind: kind,
      subject: subject,
      parent: parent,
      location: location
    )
    ring.append(event)
    if hasReaders { send(.event(event)) }
  }

  mutating func addCheck(at time: Int, watched: Int, unknown: [String]) {
    let check = RecordedCheck(at: time, watched: watched, dropped: ring.dropped, unknown: unknown)
    if checks.count >= 2 * eventLimit + 100 { checks.removeFirst(checks.count / 2) }
    checks.append(check)
    send(.check(check))
  }

  mutating func add(_ tree: RecordedSnapshot) {
    // In memory the last one without a name will do.
    if tree.label == nil { snapshots.removeAll { $0.label == nil } }
    snapshots.append(tree)
    for send in readers.values { send(.snapshot(tree)) }
    sendWaiting()
  }

  /// Whether somebody waits for a tree that may have changed.
  func isTreeDue(at time: Int) -> Bool { hasReaders && mayHaveChanged && time >= nextTreeTime }

  /// Whether the tree of a walk has to be added: somebody reads, and it differs from the last one.
  mutating func takesTree(of situation: TrackedTree, at time: Int) -> Bool {
    mayHaveChanged = true
    guard isTreeDue(at: time) else { return false }
    mayHaveChanged = false
    let digest = situation.digest
    guard digest != sentTree else { return false }
    (sentTree, nextTreeTime) = (digest, time + situation.tracked.count * Self.pausePerObject)
    return true
  }

  /// Sends the whole tree with the next walk, as a new reader needs it, or one that missed lines.
  mutating func forgetTree() { (sentTree, mayHaveChanged, nextTreeTime) = (nil, true, 0) }

  mutating func finish() {
    sendWaiting()
    send(.end)
    (readers, isFinished) = ([:], true)
  }

  /// Sends every line to a reader as it comes; those that came before are in a recording.
  mutating func send(to reader: RecordingReader, _ sink: ((RecordingLine) -> Void)?) {
    if undrawn != nil { forgetTree() }
    sendWaiting()
    readers[reader] = isFinished ? nil : sink
  }

  func recording(name: String?) -> Recording {
    var recording = Recording(name: name)
    recording.missingAbilities = Abilities.ofThisProgram.missing
    (recording.events, recording.snapshots, recording.checks) = (ring.recorded, snapshots, checks)
    recording.leaks = ledger.leaks.sorted { $0.number < $1.number }
    (recording.withdrawnLeaks, recording.withdrawals) = (ledger.withdrawn, ledger.withdrawals)
    recording.isFinished = isFinished
    return recording
  }
}

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
