import CoordinatorGraph

/// A rule of lint: a problem in the lifecycle of coordinators.
public struct SourceRule: Hashable, Sendable {
  /// Its id, in kebab case: `child-never-kept`.
  public let id: String

  /// How much its findings matter.
  public let severity: Finding.Severity

  /// What it finds, in a few words.
  public let summary: String

  /// Why it is a problem, and how to fix it.
  public let advice: String

  /// All rules, in the order in which they run.
  public static let all: [SourceRule] = checks.map(\.rule)

  /// Each rule with what finds its violations.
  static let checks: [(rule: SourceRule, find: @Sendable (Lifecycles) -> [RuleViolation])] = [
    (ChildNeverKept.rule, { ChildNeverKept(lifecycles: $0).violations }),
    (ChildNeverKept.ruleOfUnstarted, { ChildNeverKept(lifecycles: $0).unstarted }),
    (ChildNeverRemoved.rule, { ChildNeverRemoved(lifecycles: $0).violations }),
    (ExitKeepsChild.rule, { ExitKeepsChild(lifecycles: $0).violations }),
    (ExitKeepsChild.slotRule, { ExitKeepsChild(lifecycles: $0).uncleared }),
    (EmptyParent.rule, { EmptyParent(lifecycles: $0).violations }),
    (SwipeKeepsChild.rule, { SwipeKeepsChild(lifecycles: $0).violations }),
    (RemovedBeforeAttached.rule, { RemovedBeforeAttached(lifecycles: $0).violations }),
    (ChildrenReplaced.rule, { ChildrenReplaced(lifecycles: $0).violations }),
    (StopForgets.superRule, { StopForgets(lifecycles: $0).withoutSuper }),
    (StopForgets.childRule, { StopForgets(lifecycles: $0).withoutChild }),
    (ChildNeverStarted.rule, { ChildNeverStarted(lifecycles: $0).violations }),
    (ChildStartedTwice.rule, { ChildStartedTwice(lifecycles: $0).violations }),
    (StrongWayUp.rule, { StrongWayUp(lifecycles: $0).violations }),
    (ClosureKeepsChild.rule, { ClosureKeepsChild(lifecycles: $0).violations }),
    (ScreenKeepsCoordinator.rule, { ScreenKeepsCoordinator(lifecycles: $0).violations }),
    (SubscriptionKeepsOwner.rule, { SubscriptionKeepsOwner(lifecycles: $0).violations }),
    (ParentNeverSet.rule, { ParentNeverSet(lifecycles: $0).violations }),
    (ParentIsGrandparent.rule, { ParentIsGrandparent(lifecycles: $0).violations }),
    (WrongSlots.clearedRule, { WrongSlots(lifecycles: $0).cleared }),
    (WrongSlots.detachedRule, { WrongSlots(lifecycles: $0).detached }),
    (WrongSlots.guardRule, { WrongSlots(lifecycles: $0).guards }),
    (WrongSlots.overwrittenRule, { WrongSlots(lifecycles: $0).overwritten }),
    (DuplicateTypeTag.rule, { DuplicateTypeTag(lifecycles: $0).violations }),
  ]
}

/// One place where the source breaks a rule.
struct RuleViolation {
  let place: Place
  /// The coordinator in question.
  let type: TypeID
  let message: String
  var details: [String] = []
  /// Replaces the severity of the rule.
  var severity: Finding.Severity?
  /// Replaces the advice of the rule.
  var advice: String?
}
