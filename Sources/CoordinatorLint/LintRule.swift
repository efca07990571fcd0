import CoordinatorGraph
import CoordinatorScanner

/// A rule of lint: a fact about who keeps whom that is a problem.
public struct LintRule: Hashable, Sendable {
  /// Its id, in kebab case: `child-never-kept`.
  public let id: String

  /// How much its findings matter.
  public let severity: Finding.Severity

  /// What it finds, in a few words.
  public let summary: String

  /// Why it is a problem, and how to fix it.
  public let advice: String

  /// All rules, in the order of the reference page.
  public static let all: [LintRule] = families.flatMap(\.rules)

  /// The rules that ask the graph one question, with what answers it.
  static let families: [(rules: [LintRule], find: @Sendable (OwnershipGraph) -> [Violation])] = [
    ([Cycle.rule, Cycle.wayUpRule], { Cycle(graph: $0).violations }),
    ([GrowingList.rule], { GrowingList(graph: $0).violations }),
    ([NeverKept.rule], { NeverKept(graph: $0).violations }),
    (
      [EndlessRegistration.rule, EndlessRegistration.systemRule],
      { EndlessRegistration(graph: $0).violations }
    ),
    ([BackAndSwipe.rule], { BackAndSwipe(graph: $0).violations }),
  ]
}

/// One place where the source breaks a rule.
struct Violation {
  let rule: LintRule
  let place: SourceLocation
  /// The types with the problem; the first is the one in question.
  let types: [Int]
  let message: String
  var details: [String] = []
  /// A detail that is shown if several violations have the same fix.
  var pair: String?
  /// The change that fixes it, if that is one edit.
  var change: SourceChange?
  /// The message for several violations with the same fix, by their number.
  var common: ((Int) -> String)?
}
