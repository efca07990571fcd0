import CoordinatorGraph

/// Nodes that a path leads to although a rule forbids it. O(n + m).
struct NoPath {
  private let rule: ArchitectureRule
  private let located: Located

  init(_ rule: ArchitectureRule, _ located: Located) { (self.rule, self.located) = (rule, located) }

  var violations: [Violation] {
    let nodes = located.graph.nodes
    let starts = nodes.indices.filter { rule.from.matches(nodes[$0]) }
    let reached = ReachedNodes(from: starts, along: rule.edges, located)
    return nodes.indices.compactMap { node in
      guard let previous = reached.previous(of: node), rule.to.matches(nodes[node]) else { return nil }
      let path = rule.path(to: node, reached, located)
      let isPossible = reached.isPossible[previous] || path.edges.last?.isPossible == true
      let start = nodes[reached.start[previous]]
      return rule.violation(
        at: nodes[node],
        from: start,
        path,
        "\(nodes[node].name.quoted) \(isPossible ? "may be" : "is") reachable from \(start.name.quoted), which the rule forbids"
      )
    }
  }
}

/// Nodes that are farther away from the start than a rule allows. O(n + m).
struct DepthLimit {
  private let rule: ArchitectureRule
  private let limit: Int
  private let located: Located

  init(_ rule: ArchitectureRule, _ limit: Int, _ located: Located) {
    (self.rule, self.limit, self.located) = (rule, limit, located)
  }

  var violations: [Violation] {
    let nodes = located.graph.nodes
    let reached = ReachedNodes(from: starts, along: rule.edges, located)
    return nodes.indices.compactMap { node in
      guard let distance = reached.distance[node], distance > limit, rule.to.matches(nodes[node]) else {
        return nil
      }
      let start = nodes[reached.start[node]]
      let path = rule.path(to: node, reached, located)
      let words = "\(distance) edges below \(start.name.quoted), and the limit is \(limit)"
      return rule.violation(
        at: nodes[node],
        from: start,
        // Only the edges beyond the limit break the rule.
        ArchitectureRule.ShownPath(edges: path.edges.suffix(distance - limit), lines: path.lines),
        "\(nodes[node].name.quoted) \(reached.isPossible[node] ? "may be" : "is") \(words)"
      )
    }
  }

  /// The nodes that the rule names, or else the roots.
  private var starts: [Int] {
    let nodes = located.graph.nodes
    guard rule.from.isEverything else { return nodes.indices.filter { rule.from.matches(nodes[$0]) } }
    let roots = Set(located.graph.roots(along: rule.edges).map(\.id))
    return nodes.indices.filter { roots.contains(nodes[$0].id) }
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
    let isWhole = edges.count < Self.longestPath || reached.distance[node] == edges.count
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
