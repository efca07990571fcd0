import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension DiagramOptions {
  /// Marks the edges that break a project's rules, and names the rule at the node of each finding.
  mutating func mark(_ violations: [Violation]) {
    highlights.formUnion(violations.lazy.flatMap(\.edges))
    mark(violations.map(\.finding))
  }

  /// Names the rules at the nodes of findings, behind what became of the nodes.
  mutating func mark(_ findings: [Finding]) {
    var rules: [NodeID: [Finding]] = [:]
    var seen: Set<[String]> = []
    for finding in findings {
      guard let node = finding.node, seen.insert([node.rawValue, finding.rule]).inserted else { continue }
      rules[node, default: []].append(finding)
    }
    for (node, findings) in rules {
      guard var badge = NodeBadge(findings) else { continue }
      if let change = changes?.nodes[node] {
        badge.word =
          "\(badges[node]?.word ?? legendWord(changes?.words[change] ?? change.rawValue)), ! \(badge.word)"
        badge.sign = change.sign
      }
      badges[node] = badge
    }
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
