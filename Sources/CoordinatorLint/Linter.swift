import CoordinatorGraph
import CoordinatorScanner

extension ScannedProgram {
  /// Problems in the lifecycle of the program's coordinators, by file and line, and the changes that fix some of
  /// them. Comments such as `// coordviz:disable:next RULE reason` hide findings. The scan has to be one for
  /// ``Purpose/lint``.
  package func lint() -> (findings: [Finding], changes: [Finding: SourceChange]) {
    let linter = Linter(OwnershipGraph(ownership))
    return (linter.findings, linter.changes)
  }
}

extension Program {
  /// Problems in the lifecycle of the program's coordinators.
  public func lint() -> [Finding] { ScannedProgram(self, for: .lint).lint().findings }
}

/// Asks the graph the questions of all rules.
struct Linter {
  private let graph: OwnershipGraph

  /// The findings, by file and line.
  private(set) var findings: [Finding] = []
  /// The changes that fix findings, if they are known.
  private(set) var changes: [Finding: SourceChange] = [:]

  init(_ graph: OwnershipGraph) {
    self.graph = graph
    var found: [Finding] = []
    for violation in LintRule.families.flatMap({ merged($0.find(graph)) }) {
      let finding = finding(violation)
      found.append(finding)
      changes[finding] = violation.change
    }
    findings = SuppressedFindings(graph.facts.suppressions).removed(from: found).sorted {
      Self.order($0) < Self.order($1)
    }
  }

  /// Joins violations that the same change of one line fixes.
  private func merged(_ violations: [Violation]) -> [Violation] {
    var order: [Cause] = []
    var groups: [Cause: [Violation]] = [:]
    for violation in violations {
      let cause = Cause(rule: violation.rule.id, place: violation.place)
      if groups[cause] == nil { order.append(cause) }
      if groups[cause]?.contains(where: { $0.message == violation.message }) == true { continue }
      groups[cause, default: []].append(violation)
    }
    return order.compactMap { groups[$0].flatMap(Self.one) }
  }

  private struct Cause: Hashable {
    let rule: String
    let place: SourceLocation
  }

  private static func one(of group: [Violation]) -> Violation? {
    guard let first = group.first, group.count > 1 else { return group.first }
    var types: [Int] = []
    for type in group.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return Violation(
      rule: first.rule,
      place: first.place,
      types: types,
      message: first.common?(group.count) ?? first.message,
      details: group.flatMap { $0.details + [$0.pair].compactMap(\.self) },
      change: first.change
    )
  }

  private func finding(_ violation: Violation) -> Finding {
    let types = violation.types.map { graph.facts.types[$0] }
    return Finding(
      rule: violation.rule.id,
      severity: violation.rule.severity,
      message: violation.message,
      node: types.lazy.compactMap(\.node).first,
      location: violation.place,
      advice: violation.rule.advice,
      details: violation.details,
      types: Set(types.map(\.name)).sorted()
    )
  }

  private static func order(_ finding: Finding) -> (String, Int, String, String) {
    (finding.location?.file ?? "", finding.location?.line ?? 0, finding.rule, finding.message)
  }
}
