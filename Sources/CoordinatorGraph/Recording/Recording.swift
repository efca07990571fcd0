/// What was observed during a run of an app: snapshots, events, leaks, and the leaks that were taken back.
///
/// As a file it is JSON Lines, a value a line, as docs/recording.md describes it. Lines are only ever added, so that it
/// can be read while it is written, and after a crash up to the line that was being written.
public struct Recording: Hashable, Sendable {
  /// The version of the recording format that this library writes, and the newest that it reads.
  public static let schemaVersion = 1

  /// What was recorded, such as the app's name.
  public var name: String?

  /// What tells this run from all others, where the writer gave one.
  public var run: String?

  /// What happened, in order.
  public var events: [RecordedEvent] = []

  /// The live tree at some moments, in order.
  public var snapshots: [RecordedSnapshot] = []

  /// Every look at what is watched, in order.
  public var checks: [RecordedCheck] = []

  /// The leaks that stand at the end, as they were told of last, by number.
  public var leaks: [Leak] = []

  /// The leaks that were told of and taken back, as they were told of last, by number.
  public var withdrawnLeaks: [Leak] = []

  /// What took them back.
  public var withdrawals: [Leak.Withdrawal] = []

  /// Whether the recording was brought to its end; if not, the app may have crashed, or still runs.
  public var isFinished = false

  /// Whether the last line was written only in part, and left out.
  public var isCutShort = false

  /// A recording of nothing.
  public init(name: String? = nil) {
    self.name = name
  }

  /// How many coordinators were watched at once, at most. With none, that there are no leaks says nothing.
  public var watchedCount: Int { checks.map(\.watched).max() ?? 0 }

  /// How many events were dropped, because there was no more room.
  public var droppedCount: Int { checks.last?.dropped ?? 0 }
}
