import CoordinatorGraph

package struct RuleDescription: Hashable, Sendable {
  /// The rule's id, in kebab case: `attached-twice`.
  package let id: String
  package let severity: Finding.Severity
  package let summary: String

  /// Why it matters and how to fix it, in a sentence or two.
  package let advice: String?

  /// The page that describes it: a URL, or a path in coordviz such as `docs/reference/rules.md#cycle`.
  package let page: String?

  package init(
    id: String,
    severity: Finding.Severity,
    summary: String,
    advice: String? = nil,
    page: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.advice = advice
    self.page = page
  }

  /// The description of a rule of coordviz, which a page describes.
  init(own id: String, _ severity: Finding.Severity, _ summary: String, advice: String? = nil) {
    let page = "docs/reference/rules.md#\(id)"
    self.init(id: id, severity: severity, summary: summary, advice: advice, page: page)
  }

  package init(of rule: Rule) { self.init(own: rule.id, rule.severity, rule.summary) }
}

extension [RuleDescription] {
  /// The rules of some findings, each once and in this order. Rules of a newer coordviz, which the catalogue
  /// lacks, come last.
  func rules(of findings: [Finding]) -> [RuleDescription] {
    let found = Set(findings.map(\.rule))
    return completed(for: findings).filter { found.contains($0.id) }
  }

  /// The catalogue, each rule once, with a row for each rule of the findings that it lacks.
  func completed(for findings: [Finding]) -> [RuleDescription] {
    var seen: Set<String> = []
    let others = findings.map {
      RuleDescription(id: $0.rule, severity: $0.severity, summary: "a finding from the input file")
    }
    return (self + others).filter { seen.insert($0.id).inserted }
  }
}

extension RuleDescription {
  /// The rule for a comment in source that suppresses nothing.
  package static let unusedSuppression = RuleDescription(
    own: "unused-suppression",
    .note,
    "a comment that disables a rule without effect",
    advice: "Remove the comment: it would hide a later finding."
  )
}
