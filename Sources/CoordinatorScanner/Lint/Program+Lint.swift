import CoordinatorGraph

extension Program {
  /// What the rules find, by file and line.
  func findings(by drawing: GraphBuilder) -> [Finding] {
    let lifecycles = Lifecycles(drawing)
    let names = Set(typeNames)
    let found = SourceRule.checks.flatMap { check in
      lifecycles.inApp(check.find(lifecycles)).map { breach in
        var finding = finding(breach, of: check.rule, drawing)
        finding.types = Set(breach.message.names.filter(names.contains) + [self[breach.type].name.text])
          .sorted()
        return finding
      }
    }
    return suppressing(Self.once(found)).sorted { Self.order($0) < Self.order($1) }
  }

  private func finding(_ breach: RuleViolation, of rule: SourceRule, _ drawing: GraphBuilder) -> Finding {
    Finding(
      rule: rule.id,
      severity: breach.severity ?? rule.severity,
      message: breach.message,
      node: drawing.coordinators.contains(breach.type) ? drawing.names[breach.type] : nil,
      location: location(breach.place),
      advice: breach.advice ?? rule.advice,
      details: breach.details
    )
  }

  private static func once(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }

  private static func order(_ finding: Finding) -> (String, Int, String, String) {
    (finding.location?.file ?? "", finding.location?.line ?? 0, finding.rule, finding.message)
  }
}

extension String {
  /// The names in a text, without the dot at the end of a sentence.
  fileprivate var names: [String] {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.map { String($0.last == "." ? $0.dropLast() : $0) }
  }
}
