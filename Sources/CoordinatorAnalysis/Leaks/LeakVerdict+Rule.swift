import CoordinatorGraph

extension Leak.Verdict {
  /// The description of the verdict as a rule.
  public var rule: RuleDescription {
    RuleDescription(
      id: rawValue,
      severity: severity,
      summary: summary,
      page: "docs/reference/rules.md#\(rawValue)"
    )
  }

  private var summary: String {
    switch self {
    case .growing: "each visit adds another instance"
    case .detachedButAlive: "a coordinator that is detached but not released"
    case .attachedWithoutScreen: "a coordinator that is attached although its screen is gone"
    case .screenWithoutCoordinator: "a screen that is visible although its coordinator was released"
    case .heldButNotAttached: "a coordinator that is no longer attached, but still held in a property"
    case .attachedButSlotCleared:
      "a coordinator that is attached although the property that held it was cleared"
    case .neverAttached: "a coordinator that shows screens but was never attached"
    case .attachedTwice: "a child that is attached to its parent more than once"
    case .twoParents: "a coordinator that is attached to several parents"
    case .cycle: "coordinators that are ancestors of each other"
    case .strongWayUp: "a coordinator that keeps its parent alive"
    case .screenKeepsCoordinator: "a coordinator and a screen that keep each other alive"
    case .late: "a coordinator that was released too late"
    case .unknown: "a coordinator for which a leak cannot be excluded"
    }
  }
}
