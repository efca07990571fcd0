import CoordinatorGraph

/// Something that is looked for in the source of an app: a defect in the life of its coordinators.
public struct SourceRule: Hashable, Sendable {
  /// Its id, in kebab case: `child-never-kept`.
  public let id: String

  /// How much its findings matter.
  public let severity: Finding.Severity

  /// What it looks for, in a few words.
  public let summary: String

  /// Why it bites and how to mend it.
  public let advice: String
}

extension SourceRule {
  /// All rules, in the order in which they are looked at.
  public static let all: [SourceRule] = checks.map(\.rule)

  /// Each rule with what finds its breaches.
  static let checks: [(rule: SourceRule, find: @Sendable (Lifecycles) -> [RuleViolation])] = [
    (.childNeverKept, { $0.childrenNeverKept() }),
    (.childNeverAttached, { $0.childrenNeverAttached() }),
    (.childNeverRemoved, { $0.childrenNeverRemoved() }),
    (.childNeverStarted, { $0.childrenNeverStarted() }),
    (.childStartedTwice, { $0.childrenStartedTwice() }),
    (.strongWayUp, { $0.strongWaysUp() }),
    (.closureKeepsChild, { $0.closuresThatKeepChildren() }),
    (.screenKeepsCoordinator, { $0.screensThatKeepCoordinators() }),
    (.parentNeverSet, { $0.parentsNeverSet() }),
    (.parentIsGrandparent, { $0.parentsThatAreGrandparents() }),
    (.wrongSlotCleared, { $0.wrongSlotsCleared() }),
    (.wrongChildDetached, { $0.wrongChildrenDetached() }),
    (.wrongGuard, { $0.wrongGuards() }),
    (.slotOverwritten, { $0.slotsOverwritten() }),
    (.duplicateTypeTag, { $0.duplicateTypeTags() }),
  ]
}

/// One place where a rule is broken.
struct RuleViolation {
  let place: Place
  /// The coordinator that it is about.
  let type: TypeID
  let message: String
  var details: [String] = []
  /// Where it matters less than the rule's findings usually do.
  var severity: Finding.Severity?
  /// Where the rule's advice does not say what is to be done.
  var advice: String?
}
