import CoordinatorAnalysis

/// What is said of every rule that coordviz knows.
enum RuleCatalogue {
  /// All rules, whichever command looks at them: a snapshot may bring along what another command has found.
  static let all: [RuleDescription] = Rule.all.map(RuleDescription.init) + [Suppression.unused]
}
