import CoordinatorAnalysis
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

  /// The tree after the lines that were trimmed.
  private var base = RecordedTree()
  private var baseLeaks: [Int: Leak] = [:]

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

  /// Removes a line, and keeps its effect on the tree.
  mutating func trim(_ line: RecordingLine?, number: Int) {
    trimmed = number
    guard let line else { return }
    base.take(line)
    switch line {
    case .leak(let leak): baseLeaks[leak.number] = leak
    case .withdrawal(let withdrawal): baseLeaks[withdrawal.number] = nil
    default: break
    }
  }

  /// The tree where the lines begin that are still there.
  var start: RecordedTree { base }

  /// Lines with the same meaning as the trimmed ones; empty if none were trimmed.
  var startLines: [RecordingLine] {
    guard trimmed > 0 else { return [] }
    return [.snapshot(base.recordedSnapshot)] + baseLeaks.sorted { $0.key < $1.key }.map { .leak($0.value) }
  }
}
