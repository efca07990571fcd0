import CoordinatorGraph

/// One run of an app, with the part that the server keeps.
struct StoredRun {
  /// A name that no other run has.
  let id: String
  /// The name of the app.
  var name: String?
  /// How many lines came, those that were trimmed or lost included.
  var count = 0
  /// The number of lines that were removed to save memory.
  var trimmed = 0
  /// How many never came.
  var lost = 0
  var isFinished = false
  /// What pages show above the picture.
  var notice: Notice?

  /// Why the picture is not the newest one, or how far the work on the first one is.
  struct Notice: Encodable, Equatable {
    var problem: String?
    var progress: String?
  }

  /// What the lines that were trimmed still say.
  private(set) var summary = RunSummary()

  init(id: String) { self.id = id }

  /// Records the data about the run in a new line.
  mutating func note(_ line: RecordingLine) {
    switch line {
    case .header(let name, _, _): self.name = name ?? self.name
    case .snapshot(let snapshot): name = name ?? snapshot.snapshot.origin.name
    case .end: isFinished = true
    case .check, .event, .leak, .withdrawal: break
    }
  }

  /// Removes a line, and keeps what it still says.
  mutating func trim(_ line: RecordingLine?, number: Int) {
    trimmed = number
    if let line { summary.take(line) }
  }
}
