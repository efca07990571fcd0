import CoordinatorGraph

/// Nodes that a path leads to although a rule forbids it.
struct NoPath {
  private let rule: ArchitectureRule
  private let search: EdgeSearch

  init(_ rule: ArchitectureRule, _ search: EdgeSearch) { (self.rule, self.search) = (rule, search) }

  var violations: [Violation] {
    get throws(NodeSearch.Exhausted) {
      let located = search.located
      let starts = try search.nodes.nodes(matching: rule.from)
      let reached = try ReachedNodes(from: starts, along: rule.edges, search)
      let nodes = try search.nodes.nodes(matching: rule.to).compactMap { node in
        reached.previous(of: node).map { (node: node, previous: $0) }
      }
      try search.spend(violations: nodes.count)
      return nodes.map { node, previous in
        let path = rule.path(to: node, reached, located)
        let isPossible = reached.isPossible(previous) || path.edges.last?.isPossible == true
        let (start, end) = (located.graph.nodes[reached.start(of: previous)], located.graph.nodes[node])
        let verb = isPossible ? "may be" : "is"
        let words = "\(verb) reachable from \(start.name.quoted), which the rule forbids"
        return rule.violation(at: end, from: start, path, "\(end.name.quoted) \(words)")
      }
    }
  }
}

/// Nodes that are farther away from the start than a rule allows.
struct DepthLimit {
  private let rule: ArchitectureRule
  private let limit: Int
  private let search: EdgeSearch

  init(_ rule: ArchitectureRule, _ limit: Int, _ search: EdgeSearch) {
    (self.rule, self.limit, self.search) = (rule, limit, search)
  }

  var violations: [Violation] {
    get throws(NodeSearch.Exhausted) {
      let located = search.located
      let reached = try ReachedNodes(from: starts, along: rule.edges, search)
      let nodes = try search.nodes.nodes(matching: rule.to).compactMap { node in
        reached.distance(to: node).map { (node: node, distance: $0) }
      }.filter { $0.distance > limit }
      try search.spend(violations: nodes.count)
      return nodes.map { node, distance in
        let (start, end) = (located.graph.nodes[reached.start(of: node)], located.graph.nodes[node])
        let path = rule.path(to: node, reached, located)
        let verb = reached.isPossible(node) ? "may be" : "is"
        let words = "\(verb) \(distance) edges below \(start.name.quoted), and the limit is \(limit)"
        // Only the edges beyond the limit break the rule.
        let broken = ArchitectureRule.ShownPath(edges: path.edges.suffix(distance - limit), lines: path.lines)
        return rule.violation(at: end, from: start, broken, "\(end.name.quoted) \(words)")
      }
    }
  }

  /// The nodes that the rule names, or else the roots.
  private var starts: [Int] {
    get throws(NodeSearch.Exhausted) {
      try rule.from.isEverything
        ? search.roots(along: rule.edges) : search.nodes.nodes(matching: rule.from)
    }
  }
}

extension ArchitectureRule {
  /// The end of a path, in edges and in words.
  struct ShownPath {
    let edges: [Edge]
    let lines: [String]
  }

  /// As many edges of a path as a report shows, so that all reports together stay linear.
  private static let longestPath = 12

  fileprivate func path(to node: Int, _ reached: ReachedNodes, _ located: Located) -> ShownPath {
    let edges = reached.path(to: node, atMost: Self.longestPath)
    let lines = edges.map { edge in
      let place = edge.evidence.first.map { "\($0.file):\($0.line): " } ?? ""
      let names = [edge.from, edge.to].map { located.graph.node($0)?.name ?? $0.rawValue }
      return "\(place)\(names[0]) → \(names[1]) (\(edge.kind.rawValue))"
    }
    let isWhole = edges.count < Self.longestPath || reached.distance(to: node) == edges.count
    return ShownPath(edges: edges, lines: (isWhole ? [] : ["…"]) + lines)
  }

  fileprivate func violation(at node: Node, from start: Node, _ path: ShownPath, _ message: String)
    -> Violation
  {
    Violation(
      finding: Finding(
        rule: name,
        severity: severity,
        message: message,
        node: node.id,
        location: path.edges.last?.evidence.first ?? node.location,
        advice: comment,
        details: path.lines,
        types: Set([start.name, node.name]).sorted()
      ),
      edges: path.edges
    )
  }
}
