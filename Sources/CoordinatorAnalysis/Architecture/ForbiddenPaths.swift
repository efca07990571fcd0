import CoordinatorDiagrams
import CoordinatorGraph

extension ArchitectureRule {
  /// Nodes that a path leads to although the rule forbids it.
  func forbiddenPaths(_ search: EdgeSearch) throws(NodeSearch.Exhausted) -> [Violation] {
    let graph = search.graph
    let reached = try ReachedNodes(from: search.sources(of: self), along: edges, search)
    let nodes = try search.targets(of: self).compactMap { node in
      reached.previous(of: node).map { (node: node, previous: $0) }
    }
    try search.spend(violations: nodes.count)
    return nodes.map { node, previous in
      let path = path(to: node, reached, graph)
      let isPossible = reached.isPossible(previous) || path.edges.last?.isPossible == true
      let (start, end) = (graph.nodes[reached.start(of: previous)], graph.nodes[node])
      let verb = isPossible ? "may be" : "is"
      let words = "\(verb) reachable from \(start.name.quoted), which the rule forbids"
      return violation(at: end, from: start, path, "\(end.name.quoted) \(words)")
    }
  }

  /// Nodes that are farther away from the start than the rule allows: from the nodes that it names, or else the roots.
  func nodes(below limit: Int, _ search: EdgeSearch) throws(NodeSearch.Exhausted) -> [Violation] {
    let graph = search.graph
    let starts = try from.isEverything ? search.roots(along: edges) : search.sources(of: self)
    let reached = try ReachedNodes(from: starts, along: edges, search)
    let nodes = try search.targets(of: self).compactMap { node in
      reached.distance(to: node).map { (node: node, distance: $0) }
    }.filter { $0.distance > limit }
    try search.spend(violations: nodes.count)
    return nodes.map { node, distance in
      let (start, end) = (graph.nodes[reached.start(of: node)], graph.nodes[node])
      let path = path(to: node, reached, graph)
      let verb = reached.isPossible(node) ? "may be" : "is"
      let words = "\(verb) \(distance) edges below \(start.name.quoted), and the limit is \(limit)"
      // Only the edges beyond the limit break the rule.
      let broken = ShownPath(edges: path.edges.suffix(distance - limit), lines: path.lines)
      return violation(at: end, from: start, broken, "\(end.name.quoted) \(words)")
    }
  }

  /// The end of a path, in edges and in words.
  struct ShownPath {
    let edges: [Edge]
    let lines: [String]
  }

  /// As many edges of a path as a report shows, so that all reports together stay linear.
  private static let longestPath = 12

  private func path(to node: Int, _ reached: ReachedNodes, _ graph: Graph) -> ShownPath {
    let edges = reached.path(to: node, atMost: Self.longestPath)
    let lines = edges.map { edge in
      let place = edge.evidence.first.map { "\($0.file):\($0.line): " } ?? ""
      let names = [edge.from, edge.to].map { graph.node($0)?.name ?? $0.rawValue }
      return "\(place)\(names[0]) → \(names[1]) (\(edge.kind.rawValue))"
    }
    let isWhole = edges.count < Self.longestPath || reached.distance(to: node) == edges.count
    return ShownPath(edges: edges, lines: (isWhole ? [] : ["…"]) + lines)
  }

  private func violation(at node: Node, from start: Node, _ path: ShownPath, _ message: String)
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

/// The nodes that are reached from some nodes by one edge or more, nearest first. A path of known edges comes before one
/// with edges that are only possible. It costs the edges of the reached nodes.
struct ReachedNodes {
  private let graph: Graph
  private var reached: [Int: Reached] = [:]

  private struct Reached {
    /// The edge of a shortest path that leads to it; nil for a start that no edge leads to.
    var edge: Int?
    /// The number of edges from the start; 0 for a start.
    var distance: Int
    var start: Int
    /// Whether its path has an edge that is only possible.
    var isPossible: Bool
  }

  init(from starts: [Int], along kinds: Set<Edge.Kind>, _ search: EdgeSearch) throws(NodeSearch.Exhausted) {
    graph = search.graph
    for node in starts { reached[node] = Reached(distance: 0, start: node, isPossible: false) }
    var queue = starts
    let hasDoubts = try visit(&queue, isSure: true, along: kinds, search)
    if hasDoubts { _ = try visit(&queue, isSure: false, along: kinds, search) }
  }

  /// Goes on from all nodes in the queue, and adds those that are reached.
  ///
  /// - Parameter isSure: Whether to follow only edges that are not just possible.
  /// - Returns: Whether it skipped edges.
  private mutating func visit(
    _ queue: inout [Int],
    isSure: Bool,
    along kinds: Set<Edge.Kind>,
    _ search: EdgeSearch
  ) throws(NodeSearch.Exhausted) -> Bool {
    var (next, hasDoubts) = (0, false)
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in try search.edges(from: node, kinds) {
        if isSure, graph.edges[edge].isPossible { hasDoubts = true; continue }
        if take(edge, from: node) { queue.append(graph.adjacency.targets[edge]) }
      }
    }
    return hasDoubts
  }

  /// Goes along an edge; returns whether its target is new.
  private mutating func take(_ edge: Int, from node: Int) -> Bool {
    let target = graph.adjacency.targets[edge]
    // A start that other nodes lead to is reached, too, but the way on from it is known already.
    if let known = reached[target] {
      if known.edge == nil { reached[target]?.edge = edge }
      return false
    }
    guard let before = reached[node] else { return false }
    reached[target] = Reached(
      edge: edge,
      distance: before.distance + 1,
      start: before.start,
      isPossible: before.isPossible || graph.edges[edge].isPossible
    )
    return true
  }

  /// The number of edges from the start; nil for a node that is not reached.
  func distance(to node: Int) -> Int? { reached[node]?.distance }

  func start(of node: Int) -> Int { reached[node]?.start ?? node }

  func isPossible(_ node: Int) -> Bool { reached[node]?.isPossible ?? false }

  /// The node before one on its path.
  func previous(of node: Int) -> Int? { reached[node]?.edge.map { graph.adjacency.sources[$0] } }

  /// The last edges of the path to a node, at most `limit`. A start ends the path, also if others lead to it.
  func path(to node: Int, atMost limit: Int) -> [Edge] {
    var (path, node): ([Edge], Int) = ([], node)
    while path.count < limit, let step = reached[node]?.edge {
      path.append(graph.edges[step])
      node = graph.adjacency.sources[step]
      if reached[node]?.distance == 0 { break }
    }
    return path.reversed()
  }
}
