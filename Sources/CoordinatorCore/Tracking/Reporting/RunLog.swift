import CoordinatorGraph

/// What reads the lines of a recording as they come.
enum RecordingReader {
  case file, server
}

/// A line of a recording as the threads of the app hand it over. The queue that writes the line also draws and encodes it.
enum LogLine {
  /// All that is known so far.
  case beginning(RunLog, name: String?, run: String)
  case snapshot(RunSnapshot)
  case line(RecordingLine)

  var lines: [RecordingLine] {
    switch self {
    case .beginning(let log, let name, let run):
      var recording = log.recording(name: name)
      recording.run = run
      return recording.lines
    case .snapshot(let snapshot): return [.snapshot(snapshot.recorded)]
    case .line(let line): return [line]
    }
  }
}

/// The observations of a run, in the form of a recording.
struct RunLog {
  private let eventLimit: Int
  private var events: [RecordedEvent] = []
  private var eventCount = 0
  private var checks: [RecordedCheck] = []
  private var snapshots: [RunSnapshot] = []
  var ledger = LeakLedger()
  private(set) var isFinished = false
  /// Where lines go as they come.
  private var readers: [RecordingReader: (LogLine) -> Void] = [:]
  /// The last tree that was sent to readers; nil if it must be sent again.
  private var sentTree: SeenTree?
  /// The earliest time for the next tree, so that large trees do not fill the recording.
  private var nextTreeTime = 0

  /// The delay of the next tree for each object, in milliseconds.
  private static let pausePerObject = 5

  init(eventLimit: Int) { self.eventLimit = max(eventLimit, 0) }

  func send(_ line: RecordingLine) {
    for send in readers.values { send(.line(line)) }
  }

  mutating func add(
    _ kind: RecordedEvent.Kind,
    _ subject: Leak.Subject,
    parent: Leak.Subject?,
    at location: SourceLocation?,
    time: Int
  ) {
    eventCount += 1
    let event = RecordedEvent(
      number: eventCount,
      at: time,
      kind: kind,
      subject: subject,
      parent: parent,
      location: location
    )
    if events.count >= 2 * eventLimit + 100 { events.removeFirst(events.count - eventLimit) }
    events.append(event)
    if !readers.isEmpty { send(.event(event)) }
  }

  mutating func addCheck(at time: Int, watched: Int, unknown: [String]) {
    let dropped = max(0, eventCount - eventLimit)
    let check = RecordedCheck(at: time, watched: watched, dropped: dropped, unknown: unknown)
    if checks.count >= 2 * eventLimit + 100 { checks.removeFirst(checks.count / 2) }
    checks.append(check)
    send(.check(check))
  }

  mutating func add(_ snapshot: RunSnapshot) {
    // In memory the last one without a label will do.
    if snapshot.label == nil { snapshots.removeAll { $0.label == nil } }
    snapshots.append(snapshot)
    for send in readers.values { send(.snapshot(snapshot)) }
  }

  /// Whether the tree of a look has to be added: somebody reads, and it differs from the last one.
  mutating func takes(_ tree: SeenTree, at time: Int) -> Bool {
    guard !readers.isEmpty, time >= nextTreeTime, sentTree?.isSame(as: tree) != true else { return false }
    (sentTree, nextTreeTime) = (tree, time + tree.objectCount * Self.pausePerObject)
    return true
  }

  mutating func finish() {
    send(.end)
    (readers, isFinished) = ([:], true)
  }

  /// Sends every line to a reader as it comes, and all that came before first. The next look sends the whole tree.
  mutating func send(
    to reader: RecordingReader,
    name: String?,
    run: String,
    _ sink: @escaping (LogLine) -> Void
  ) {
    var former = self
    former.readers = [:]
    sink(.beginning(former, name: name, run: run))
    readers[reader] = isFinished ? nil : sink
    forgetTree()
  }

  mutating func forgetTree() { (sentTree, nextTreeTime) = (nil, 0) }

  mutating func endSending(to reader: RecordingReader) { readers[reader] = nil }

  /// All that was observed. This draws the tree.
  func recording(name: String?) -> Recording {
    var recording = Recording(name: name)
    recording.missingAbilities = Abilities.ofThisProgram.missing
    recording.events = events.suffix(eventLimit)
    recording.snapshots = snapshots.map(\.recorded)
    recording.checks = checks
    recording.leaks = ledger.leaks.sorted { $0.number < $1.number }
    (recording.withdrawnLeaks, recording.withdrawals) = (ledger.withdrawn, ledger.withdrawals)
    recording.isFinished = isFinished
    return recording
  }
}

/// A tree of a run: one that the app asked for, or the one of a look, which is not drawn yet.
enum RunSnapshot {
  case marked(RecordedSnapshot)
  case seen(SeenTree)

  var label: String? {
    switch self {
    case .marked(let snapshot): snapshot.label
    case .seen: nil
    }
  }

  var recorded: RecordedSnapshot {
    switch self {
    case .marked(let snapshot): snapshot
    case .seen(let tree): tree.recorded
    }
  }
}
