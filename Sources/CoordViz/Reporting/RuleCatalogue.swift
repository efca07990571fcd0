import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorLint

/// The descriptions of all rules that coordviz knows.
enum RuleCatalogue {
  /// The rules of all commands, because a snapshot may contain findings of another command.
  static let all: [RuleDescription] = {
    var seen: Set<String> = []
    // A problem of the tree is a rule, and may also be found in source, or be a verdict on a run.
    let inGraphs = Rule.all.map { RuleDescription(of: $0) }
    let inSource = LintRule.all.map { RuleDescription(of: $0) }
    let inRuns = Leak.Verdict.allCases.map(\.rule)
    return (inGraphs + inSource + inRuns + [.unusedSuppression, Architecture.unmatched])
      .filter { seen.insert($0.id).inserted }
  }()

  /// The rules that lint checks. A baseline keeps its entries of other rules.
  static let ofLint = Set(LintRule.all.map(\.id) + [RuleDescription.unusedSuppression.id])

  /// All rules, and those of a project.
  static func all(of project: Project?) -> [RuleDescription] {
    all + (project?.architecture.rules.map(RuleDescription.init) ?? [])
  }
}

extension RuleDescription {
  init(of rule: LintRule) {
    self.init(
      id: rule.id,
      severity: rule.severity,
      summary: rule.summary,
      advice: rule.advice,
      page: "docs/reference/rules.md#\(rule.id)"
    )
  }
}
