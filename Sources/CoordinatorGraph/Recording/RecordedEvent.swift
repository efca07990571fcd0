/// Something that happened to an object that was watched.
public struct RecordedEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
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
  public let number: Int

  /// When, in milliseconds since the recording began.
  public let at: Int

  /// What happened.
  public let kind: Kind

  /// The object that it happened to.
  public let subject: Leak.Subject

  /// The coordinator that it was attached to or detached from, or that a screen belongs to.
  public let parent: Leak.Subject?

  /// The line of source that caused it, if known.
  public let location: SourceLocation?

  /// An event; omit what is not known.
  public init(
    number: Int,
    at: Int,
    kind: Kind,
    subject: Leak.Subject,
    parent: Leak.Subject? = nil,
    location: SourceLocation? = nil
  ) {
    self.number = number
    self.at = at
    self.kind = kind
    self.subject = subject
    self.parent = parent
    self.location = location
  }
}
