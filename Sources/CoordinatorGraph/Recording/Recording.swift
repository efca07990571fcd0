/// The observations of one run of an app: snapshots, events, leaks and withdrawn leaks.
///
/// The file format is JSON Lines, one value per line, as docs/reference/recording.md describes it. Lines are only
/// appended, so a recording can be read while it is written, and after a crash up to the last complete line.
public struct Recording: Hashable, Sendable {
  /// The version of the recording format that this library writes, and the newest that it reads.
  public static let schemaVersion = 1

  /// The name of the recorded app.
  public var name: String?

  /// An identifier of this run, if the writer set one.
  public var run: String?

  /// What the library could not read in this app, such as `closures` or `counts`: answers that would need it are
  /// unknown.
  public var missingAbilities: [String] = []

  /// The events, in order.
  public var events: [RecordedEvent] = []

  /// The live tree at some moments, in order.
  public var snapshots: [RecordedSnapshot] = []

  /// All checks, in order.
  public var checks: [RecordedCheck] = []

  /// The leaks at the end of the run, in their last version, by number.
  public var leaks: [Leak] = []

  /// The withdrawn leaks, in their last version, by number.
  public var withdrawnLeaks: [Leak] = []

  /// The withdrawals.
  public var withdrawals: [Leak.Withdrawal] = []

  /// Whether the recording was brought to its end; if not, the app may have crashed, or still runs.
  public var isFinished = false

  /// Whether the last line was incomplete and therefore ignored.
  public var isCutShort = false

  /// An empty recording.
  public init(name: String? = nil) {
    self.name = name
  }

  /// The largest number of coordinators watched at once. If it is zero, the absence of leaks means nothing.
  public var watchedCount: Int { checks.map(\.watched).max() ?? 0 }

  /// How many events are missing: those that memory or a rotated file had no room for.
  public var droppedCount: Int {
    max((events.last?.number ?? 0) - events.count, events.isEmpty ? checks.last?.dropped ?? 0 : 0)
  }
}
