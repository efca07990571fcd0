import CoordinatorAnalysis
import CoordinatorGraph

/// What is said of every rule that coordviz knows.
enum RuleCatalogue {
  /// All rules, whichever command looks at them: a snapshot may bring along what another command has found.
  static let all: [RuleDescription] = {
    var seen: Set<String> = []
    // What is wrong with a tree is a rule, and may be a verdict on a run, too.
    let rules = Rule.all.map(RuleDescription.init) + Leak.Verdict.allCases.map(\.rule) + [Suppression.unused]
    return rules.filter { seen.insert($0.id).inserted }
  }()
}
