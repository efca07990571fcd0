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
    case .growing: "one more of a kind at each visit"
    case .detachedButAlive: "a coordinator that is detached and not freed"
    case .attachedWithoutScreen: "a coordinator that is attached though its screen has gone"
    case .screenWithoutCoordinator: "a screen that shows though its coordinator is freed"
    case .heldButNotAttached: "a coordinator in a property that is attached no longer"
    case .attachedButSlotCleared: "a coordinator that is attached though the property that held it is cleared"
    case .startedButNotAttached: "a coordinator that shows screens and was never attached"
    case .attachedTwice: "a child that its parent has more than once"
    case .twoParents: "a coordinator that is attached to more than one other"
    case .cycle: "coordinators that are below each other"
    case .strongWayUp: "a coordinator that keeps what it belongs to alive"
    case .late: "a coordinator that was freed later than it should have been"
    case .unknown: "a coordinator of which it cannot be told whether it leaked"
    }
  }
}
