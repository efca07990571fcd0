import CoordinatorDiagrams
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
  struct Notice: Equatable {
    var problem: String?
    var progress: String?
  }

  /// What the lines that were trimmed still say.
  private(set) var summary = RunSummary()

  init(id: String) { self.id = id }

  /// Records the data about the run in a new line.
  mutating func append(_ line: RecordingLine) {
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
    if let line { summary.update(with: line) }
  }
}

/// A line of a recording as pages get it: `[812,{"event":…}]`, with its number in the run.
struct StoredLine {
  /// Its number among the lines of all runs.
  let sequence: Int
  /// The position of its run.
  let run: Int
  let number: Int
  /// The line without its newline.
  let text: [UInt8]
  let isTree: Bool
  /// The readable text of a leak, as JSON.
  let words: [UInt8]?

  /// Its approximate size in memory.
  var byteCount: Int { text.count + (words?.count ?? 0) + 96 }

  var line: RecordingLine? { try? RecordingLine(json: text) }

  var entry: [UInt8] { Self.entry(number: number, text, words) }

  static func entry(number: Int, _ text: [UInt8], _ words: [UInt8]?) -> [UInt8] {
    Array("[\(number),".utf8) + text + (words.map { Array(",".utf8) + $0 } ?? []) + Array("]".utf8)
  }
}

/// A line that does not belong to a recording.
struct UnreadableLine: Error, CustomStringConvertible {
  /// Its number in the run, from 1.
  let number: Int
  let problem: SnapshotError

  var description: String { "line \(number): \(problem)" }
}
