extension Leak {
  /// What is wrong with an object. The order of the cases is the order of leaks in a report.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// One more of a kind at each visit.
    case growing
    /// Detached, and alive after it had time to go.
    case detachedButAlive = "detached-but-alive"
    /// In its parent's list, though its screen has gone.
    case attachedWithoutScreen = "attached-without-screen"
    /// A screen shows though the coordinator that it belongs to was freed.
    case screenWithoutCoordinator = "screen-without-coordinator"
    /// A property still holds it, and it is attached no longer.
    case heldButNotAttached = "held-but-not-attached"
    /// Still attached, and the property that held it was cleared.
    case attachedButSlotCleared = "attached-but-slot-cleared"
    /// It shows screens, and was never attached.
    case startedButNotAttached = "started-but-not-attached"
    /// Its parent has it more than once.
    case attachedTwice = "attached-twice"
    /// Two coordinators have it in their lists.
    case twoParents = "two-parents"
    /// Coordinators that are below each other.
    case cycle
    /// It keeps what it belongs to alive.
    case strongWayUp = "strong-way-up"
    /// Freed after the window in which it should have gone. A leak that ended so is withdrawn.
    case late
    /// It cannot be known whether something is wrong. Never to be read as clean.
    case unknown

    /// How much it matters.
    public var severity: Finding.Severity {
      switch self {
      case .late, .unknown: .note
      case .startedButNotAttached, .twoParents, .strongWayUp, .attachedButSlotCleared: .warning
      default: .error
      }
    }

    /// Whether something is wrong with the app: all but ``late`` and ``unknown``.
    public var isDefect: Bool { severity != .note }
  }

  /// How sure a verdict is.
  public enum Confidence: String, CaseIterable, Hashable, Sendable {
    /// What was observed leaves no other reading.
    case certain
    /// An app may do so on purpose, and few do.
    case likely
    /// It is worth a look, no more.
    case possible
  }
}
