/// The observations of one run of an app: snapshots, events, leaks and withdrawn leaks.
///
/// The file format is JSON Lines, one value per line, as docs/reference/recording.md describes it. Lines are only
/// appended, so a recording can be read while it is written, and after a crash up to the last complete line.
public struct Recording: Hashable, Sendable {
  /// The version of the recording format that this library writes, and the newest that it reads.
  package static let schemaVersion = 1

  /// The name of the recorded app.
  public var name: String?

  /// An identifier of this run, if the writer set one.
  package var run: String?

  /// What the library could not read in this app, such as `closures` or `counts`: answers that would need it are
  /// unknown.
  package var missingAbilities: [String] = []

  /// The events, in order.
  package var events: [RecordedEvent] = []

  /// The live tree at some moments, in order.
  package var snapshots: [RecordedSnapshot] = []

  /// All checks, in order.
  package var checks: [RecordedCheck] = []

  /// The leaks at the end of the run, in their last version, by number.
  public var leaks: [Leak] = []

  /// The withdrawn leaks, in their last version, by number.
  package var withdrawnLeaks: [Leak] = []

  package var withdrawals: [LeakWithdrawal] = []

  /// Whether the recording was brought to its end; if not, the app may have crashed, or still runs.
  public var isFinished = false

  /// Whether the last line was incomplete and therefore ignored.
  package var isCutShort = false

  /// An empty recording.
  package init(name: String? = nil) {
    self.name = name
  }
}

// MARK: - Lines

/// The large lines are indirect: threads of the app append events, and each takes the room of the largest line.
package enum RecordingLine: Hashable, Sendable {
  /// The first line: the name of the app, an identifier of the run if the writer set one, and what could not be
  /// read in that app.
  case header(name: String?, run: String? = nil, missingAbilities: [String] = [])
  /// Something that happened.
  case event(RecordedEvent)
  /// The live tree at a moment.
  indirect case snapshot(RecordedSnapshot)
  /// One check.
  case check(RecordedCheck)
  /// Something that is wrong.
  indirect case leak(Leak)
  /// A leak is withdrawn.
  case withdrawal(LeakWithdrawal)
  /// The last line, of a recording that was brought to its end.
  case end
}

extension Recording {
  /// The recording line by line, as it would be written at once.
  package var lines: [RecordingLine] {
    var lines: [RecordingLine] = [
      .header(name: name, run: run, missingAbilities: missingAbilities)
    ]
    lines += events.map(RecordingLine.event)
    lines += snapshots.map(RecordingLine.snapshot)
    lines += (leaks + withdrawnLeaks).sorted { $0.number < $1.number }.map(RecordingLine.leak)
    lines += withdrawals.map(RecordingLine.withdrawal)
    lines += checks.map(RecordingLine.check)
    return isFinished ? lines + [.end] : lines
  }
}

/// Something that happened to an object that was watched.
package struct RecordedEvent: Hashable, Sendable {
  /// What happened.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A walk found it for the first time.
    case met
    /// It was put into its parent's list.
    case attach
    /// It was removed from its parent's list.
    case detach
    /// It was started.
    case start
    /// It was stopped.
    case stop
    /// A screen came up.
    case shown
    /// A screen was popped, dismissed, swiped away, or its tab was replaced.
    case gone
    /// It is no longer alive.
    case freed
  }

  /// Its number, counted from 1 over the whole run: a gap means that events were dropped.
  package internal(set) var number: Int

  /// When, in milliseconds since the recording began.
  package internal(set) var at: Int

  /// What happened.
  package internal(set) var kind: Kind

  /// The object that it happened to.
  package internal(set) var subject: Leak.Subject

  /// The coordinator that it was attached to or detached from, or that a screen belongs to.
  package internal(set) var parent: Leak.Subject?

  /// The line of source that caused it, if known.
  package internal(set) var location: SourceLocation?

  /// An event; omit what is not known.
  package init(
    number: Int,
    at: Int,
    kind: Kind,
    subject: Leak.Subject,
    parent: Leak.Subject? = nil,
    location: SourceLocation? = nil
  ) {
    (self.number, self.at, self.kind) = (number, at, kind)
    (self.subject, self.parent, self.location) = (subject, parent, location)
  }
}

/// The live tree at one moment of a run.
package struct RecordedSnapshot: Hashable, Sendable {
  /// When, in milliseconds since the recording began.
  package internal(set) var at: Int

  /// The name of the moment, if it has one: `after swiping back`.
  package internal(set) var label: String?

  /// Maps nodes to objects of the events, where known. Older recordings have no such map.
  package internal(set) var objects: [Object]

  /// The tree.
  package internal(set) var snapshot: Snapshot

  /// An object that events name by its token, and its node in the tree.
  package struct Object: Hashable, Sendable {
    /// The token of the object in events.
    package internal(set) var token: Int

    package internal(set) var node: NodeID

    /// The node of an object.
    package init(token: Int, node: NodeID) {
      (self.token, self.node) = (token, node)
    }
  }

  /// The live tree at the given moment.
  package init(at: Int, label: String? = nil, objects: [Object] = [], snapshot: Snapshot) {
    (self.at, self.label, self.objects, self.snapshot) = (at, label, objects, snapshot)
  }
}

/// One look at everything that is watched.
package struct RecordedCheck: Hashable, Sendable {
  /// When, in milliseconds since the recording began.
  package internal(set) var at: Int

  /// The number of living coordinators that were checked; with zero, nothing was checked.
  package internal(set) var watched: Int

  /// How many events were dropped since the recording began, because there was no more room.
  package internal(set) var dropped: Int

  /// Reasons why the check may have missed something. Reasons about single objects are in leaks with the
  /// verdict ``Leak/Verdict/unknown``.
  package internal(set) var unknown: [String]

  /// One look.
  package init(at: Int, watched: Int, dropped: Int = 0, unknown: [String] = []) {
    (self.at, self.watched, self.dropped, self.unknown) = (at, watched, dropped, unknown)
  }
}
