import CoordinatorGraph

extension Recording {
  /// The leaks to report after the run: those of its end, those whose objects were freed later, such as by a logout, and those
  /// whose code is still wrong. What was freed by itself is ``Leak/Verdict/late``.
  ///
  /// A strong reference to a parent is a mistake even if the object is no problem any more, and so is a coordinator that was
  /// never attached. Each tells what became of it.
  package var reportedLeaks: [Leak] {
    let withdrawals = Dictionary(withdrawals.map { ($0.number, $0) }) { _, last in last }
    var signatures = Set(leaks.map(\.signature))
    let ended = withdrawnLeaks.compactMap { leak -> Leak? in
      guard let withdrawal = withdrawals[leak.number], withdrawal.isFreed || leak.verdict.isMistake,
        leak.verdict.isDefect, signatures.insert(leak.signature).inserted
      else { return nil }
      var leak = leak
      // A request that takes a while holds its coordinator, and then lets go of it. At a logout, all go together.
      if withdrawal.isFreed, withdrawal.with == nil, leak.verdict == .detachedButAlive {
        leak.verdict = .late
      }
      leak.ending = withdrawal
      return leak
    }
    return (leaks + ended).sorted { $0.number < $1.number }
  }
}

extension Leak.Verdict {
  /// Whether the code is wrong, whatever becomes of the object.
  fileprivate var isMistake: Bool {
    switch self {
    case .strongWayUp, .screenKeepsCoordinator, .neverAttached: true
    default: false
    }
  }

  /// The description of the verdict as a rule.
  package var rule: RuleDescription { RuleDescription(own: rawValue, severity, summary) }

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
