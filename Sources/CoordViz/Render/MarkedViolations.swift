import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension DiagramOptions {
  /// Marks the edges that break a project's rules, and names the rule at the node of each finding.
  mutating func mark(_ violations: [Violation]) {
    highlights.formUnion(violations.lazy.flatMap(\.edges))
    var rules: [NodeID: [Finding]] = [:]
    var seen: Set<[String]> = []
    for violation in violations {
      guard let node = violation.finding.node,
        seen.insert([node.rawValue, violation.finding.rule]).inserted
      else { continue }
      rules[node, default: []].append(violation.finding)
    }
    badges.merge(rules.compactMapValues(NodeBadge.init)) { old, _ in old }
  }
}

extension Project {
  /// The violations that a picture of a graph marks.
  static func violations(of project: Project?, in graph: Graph) -> [Violation] {
    project?.architecture.violations(in: graph) ?? []
  }
}

extension NodeBadge {
  /// The badge of a node that breaks rules: it names the first of them.
  fileprivate init?(_ findings: [Finding]) {
    let worst = findings.contains { $0.severity == .error }
    guard let first = findings.first, let style = Theme.leaks.kinds[worst ? .dependency : .screen] else {
      return nil
    }
    let others = findings.count > 1 ? " +\(findings.count - 1)" : ""
    self.init(name: worst ? "violation" : "doubtful", sign: "!", word: first.rule + others, style: style)
  }
}
