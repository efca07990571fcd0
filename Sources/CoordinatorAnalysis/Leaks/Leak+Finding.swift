import CoordinatorGraph

extension Leak {
  /// The leak as a finding: reports and baselines treat it as any other.
  public var finding: Finding {
    Finding(
      rule: verdict.rawValue,
      severity: verdict.severity,
      message: message,
      node: node,
      location: evidence.lazy.compactMap(\.location).first ?? explanation?.hint?.location,
      advice: advice,
      mend: mend,
      details: grounds,
      signature: signature
    )
  }

  private var message: String {
    let remarks =
      // The message of growing objects already has the count.
      (count > 1 && verdict != .growing ? ["\(count) times"] : [])
      + (confidence == .certain ? [] : [confidence.rawValue])
    let sentence = reason.isEmpty ? subject.name.quoted : reason
    return remarks.isEmpty ? sentence : "\(sentence) (\(remarks.joined(separator: ", ")))"
  }
}

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
    case .startedButNotAttached: "a coordinator that shows screens but was never attached"
    case .attachedTwice: "a child that is attached to its parent more than once"
    case .twoParents: "a coordinator that is attached to several parents"
    case .cycle: "coordinators that are ancestors of each other"
    case .strongWayUp: "a coordinator that keeps its parent alive"
    case .late: "a coordinator that was released too late"
    case .unknown: "a coordinator for which a leak cannot be excluded"
    }
  }
}
