extension Leak {
  /// The kind of bug. The order of the cases is the order of leaks in a report.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Each visit adds another instance.
    case growing
    /// Detached, but still alive after the time in which it should have been released.
    case detachedButAlive = "detached-but-alive"
    /// Still in its parent's list, although its screen is gone.
    case attachedWithoutScreen = "attached-without-screen"
    /// A screen is visible although its coordinator was released.
    case screenWithoutCoordinator = "screen-without-coordinator"
    /// No longer attached, but a property still holds it.
    case heldButNotAttached = "held-but-not-attached"
    /// Still attached, but the property that held it was cleared.
    case attachedButSlotCleared = "attached-but-slot-cleared"
    /// It presents screens, but was never attached.
    case neverAttached = "never-attached"
    /// Its parent has it in the list more than once.
    case attachedTwice = "attached-twice"
    /// Two coordinators have it in their lists.
    case twoParents = "two-parents"
    /// Coordinators that are descendants of each other.
    case cycle
    /// It keeps its own parent alive.
    case strongWayUp = "strong-way-up"
    /// It and its screen keep each other alive.
    case screenKeepsCoordinator = "screen-keeps-coordinator"
    /// Freed by itself, after the time in which it should have been, as when a request ends.
    case late
    /// It is not known whether there is a bug. Never treat this as clean.
    case unknown

    /// How severe it is.
    public var severity: Finding.Severity {
      switch self {
      case .late, .unknown: .note
      case .neverAttached, .twoParents, .strongWayUp, .screenKeepsCoordinator, .attachedButSlotCleared:
        .warning
      default: .error
      }
    }

    /// Whether it is a bug in the app: all but ``late`` and ``unknown``.
    public var isDefect: Bool { severity != .note }

    /// Whether the fix is another declaration of a property.
    package var isOfProperty: Bool { self == .strongWayUp || self == .screenKeepsCoordinator }
  }

  /// How certain a verdict is.
  public enum Confidence: String, CaseIterable, Hashable, Sendable {
    /// The observations have no other explanation.
    case certain
    /// Few apps do this on purpose.
    case likely
    /// It is worth a look, no more.
    case possible
  }
}
