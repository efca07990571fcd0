import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorScanner

/// What is said of every rule that coordviz knows.
enum RuleCatalogue {
  /// All rules, whichever command looks at them: a snapshot may bring along what another command has found.
  static let all: [RuleDescription] = {
    var seen: Set<String> = []
    // What is wrong with a tree is a rule, and may show in source or be a verdict on a run, too.
    let inGraphs = Rule.all.map { RuleDescription(of: $0) }
    let inSource = SourceRule.all.map { RuleDescription(of: $0) }
    let inRuns = Leak.Verdict.allCases.map(\.rule)
    return (inGraphs + inSource + inRuns + [Suppression.unused]).filter { seen.insert($0.id).inserted }
  }()
}

extension RuleDescription {
  /// The description of a rule on source.
  init(of rule: SourceRule) {
    self.init(
      id: rule.id,
      severity: rule.severity,
      summary: rule.summary,
      advice: rule.advice,
      page: "docs/lint.md#\(rule.id)-\(rule.severity.rawValue)"
    )
  }
}
