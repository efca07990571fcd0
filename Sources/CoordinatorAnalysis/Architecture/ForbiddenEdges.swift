import CoordinatorGraph

/// Edges between nodes that a rule keeps apart. O(n + m).
struct NoEdge {
  private let rule: ArchitectureRule
  private let located: Located

  init(_ rule: ArchitectureRule, _ located: Located) { (self.rule, self.located) = (rule, located) }

  var violations: [Violation] {
    let nodes = located.graph.nodes
    let (isSource, isTarget) = (nodes.map(rule.from.matches), nodes.map(rule.to.matches))
    let edges = located.graph.edges.indices.filter { edge in
      rule.edges.contains(located.graph.edges[edge].kind) && isSource[located.sources[edge]]
        && isTarget[located.targets[edge]]
    }
    return located.grouped(edges).map { rule.violation(of: $0, in: located, "which the rule forbids") }
  }
}

/// Edges that leave the nodes of some rules, but lead to none of the nodes that they allow. O(n + m) for each rule.
struct OnlyEdges {
  /// The violations by the name of the first rule that an edge breaks.
  private(set) var violations: [String: [Violation]] = [:]

  init(rules: [ArchitectureRule], _ located: Located) {
    let graph = located.graph
    var broken = [Int?](repeating: nil, count: graph.edges.count)
    var isAllowed = [Bool](repeating: false, count: graph.edges.count)
    for (number, rule) in rules.enumerated() {
      let (isSource, isTarget) = (graph.nodes.map(rule.from.matches), graph.nodes.map(rule.to.matches))
      for edge in graph.edges.indices
      where rule.edges.contains(graph.edges[edge].kind) && isSource[located.sources[edge]] {
        broken[edge] = broken[edge] ?? number
        if isTarget[located.targets[edge]] { isAllowed[edge] = true }
      }
    }
    for (number, rule) in rules.enumerated() {
      let edges = graph.edges.indices.filter { broken[$0] == number && !isAllowed[$0] }
      violations[rule.name] = located.grouped(edges).map {
        rule.violation(of: $0, in: located, "which no rule allows")
      }
    }
  }
}

extension Located {
  /// Edges with the same ends together, in the order of their first ones.
  fileprivate func grouped(_ edges: [Int]) -> [[Int]] {
    Dictionary(grouping: edges) { [sources[$0], targets[$0]] }.values.sorted { $0[0] < $1[0] }
  }
}

extension ArchitectureRule {
  /// The violation by edges between the same two nodes.
  fileprivate func violation(of edges: [Int], in located: Located, _ reason: String) -> Violation {
    let graph = located.graph
    let (from, to) = (graph.nodes[located.sources[edges[0]]], graph.nodes[located.targets[edges[0]]])
    let members = edges.map { graph.edges[$0] }
    let verb = members.allSatisfy(\.isPossible) ? "may lead" : "leads"
    var kinds: [String] = []
    for member in members where !kinds.contains(member.kind.rawValue) { kinds.append(member.kind.rawValue) }
    let evidence = members.flatMap(\.evidence)
    return Violation(
      finding: Finding(
        rule: name,
        severity: severity,
        message:
          "\(from.name.quoted) \(verb) to \(to.name.quoted) (\(kinds.joined(separator: ", "))), \(reason)",
        node: from.id,
        location: evidence.first ?? from.location,
        advice: comment,
        details: members.flatMap { member in
          member.evidence.map { "\($0.file):\($0.line): \(member.kind.rawValue)" }
        },
        types: Set([from.name, to.name]).sorted()
      ),
      edges: members
    )
  }
}
