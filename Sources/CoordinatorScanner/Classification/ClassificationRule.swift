/// A rule that makes a type a coordinator. `--explain` names it, and the list in `docs/reference/coordinators.md` is made of the
/// summaries.
struct ClassificationRule: Hashable, Sendable {
  /// Its id, in kebab case: `child-list`.
  let id: String
  /// When it applies, in a few words of Markdown that follow "when".
  let summary: String

  /// Says what a rule finds in a type. The text follows "it".
  typealias Evidence = @Sendable (_ known: CoordinatorClassification, Program, TypeID) -> String?

  /// All rules, in the order in which they are asked.
  static let all =
    bases.map(\.rule) + types.map(\.rule) + [
      .shownByState, .viewOfScreens, .keepsCoordinators, .keptForView, .leadsByParts,
    ]
}

/// Why a type is a coordinator: the rule, and what it found.
struct ClassificationReason: Hashable, Sendable, CustomStringConvertible {
  let rule: ClassificationRule
  let evidence: String

  var description: String { "\(evidence) (rule \(rule.id))" }
}

extension ClassificationReason {
  /// The evidence of the first rule in a table that applies.
  init?(
    _ rules: [(rule: ClassificationRule, evidence: ClassificationRule.Evidence)],
    _ known: CoordinatorClassification,
    _ program: Program,
    _ type: TypeID
  ) {
    for (rule, find) in rules {
      if let evidence = find(known, program, type) {
        self.init(rule: rule, evidence: evidence)
        return
      }
    }
    return nil
  }
}
