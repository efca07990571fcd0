import CoordinatorGraph

/// Runs the rules of lint over a program.
struct Linter {
  let drawing: GraphBuilder

  private var program: Program { drawing.flow.program }

  /// The findings, by file and line. Comments in the source suppress findings.
  var findings: [Finding] {
    let lifecycles = Lifecycles(drawing)
    let names = Set(program.typeNames)
    var seen: Set<Finding> = []
    let found = SourceRule.checks.flatMap { check in
      lifecycles.inApp(check.find(lifecycles)).map { violation in
        var finding = finding(violation, of: check.rule)
        let named = Self.words(of: violation.message).filter(names.contains)
        finding.types = Set(named + [program[violation.type].name.text]).sorted()
        return finding
      }
    }
    .filter { seen.insert($0).inserted }
    return SuppressedFindings(program.files).removed(from: found).sorted { Self.order($0) < Self.order($1) }
  }

  private func finding(_ violation: RuleViolation, of rule: SourceRule) -> Finding {
    Finding(
      rule: rule.id,
      severity: violation.severity ?? rule.severity,
      message: violation.message,
      node: drawing.coordinators.contains(violation.type) ? drawing.names[violation.type] : nil,
      location: program.location(violation.place),
      advice: violation.advice ?? rule.advice,
      details: violation.details
    )
  }

  /// The names in a message, without the dot at the end of a sentence.
  private static func words(of message: String) -> [String] {
    let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.map { String($0.last == "." ? $0.dropLast() : $0) }
  }

  private static func order(_ finding: Finding) -> (String, Int, String, String) {
    (finding.location?.file ?? "", finding.location?.line ?? 0, finding.rule, finding.message)
  }
}
