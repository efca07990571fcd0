import CoordinatorDiagrams
import CoordinatorGraph

extension ArchitectureRule {
  /// Edges between nodes that the rule keeps apart.
  func forbiddenEdges(_ search: EdgeSearch) throws(NodeSearch.Exhausted) -> [Violation] {
    let (sources, targets) = (try search.sources(of: self), try search.targets(of: self))
    let found = try search.edges(from: sources, to: targets, edges)
    try search.spend(violations: found.count)
    return search.graph.grouped(found).map { violation(of: $0, in: search.graph, "which the rule forbids") }
  }
}

extension [ArchitectureRule] {
  /// Edges that leave the nodes of the rules, but lead to none of the nodes that they allow: the violations by the name of
  /// the first rule that an edge breaks.
  func unlistedEdges(_ search: EdgeSearch) throws(NodeSearch.Exhausted) -> [String: [Violation]] {
    let graph = search.graph
    /// The first rule about an edge.
    var first: [Int: Int] = [:]
    var allowed: Set<Int> = []
    for (number, rule) in enumerated() {
      let targets = Set(try search.nodes.nodes(matching: rule.to))
      for source in try search.sources(of: rule) {
        for edge in try search.edges(from: source, rule.edges) {
          first[edge] = first[edge] ?? number
          if targets.contains(graph.adjacency.targets[edge]) { allowed.insert(edge) }
        }
      }
    }
    let broken = Dictionary(grouping: first.keys.filter { !allowed.contains($0) }) { first[$0] ?? 0 }
    try search.spend(violations: first.count - allowed.count)
    return broken.reduce(into: [:]) { violations, broken in
      let rule = self[broken.key]
      violations[rule.name] = graph.grouped(broken.value.sorted()).map {
        rule.violation(of: $0, in: graph, "which no rule allows")
      }
    }
  }
}

extension Graph {
  /// Edges with the same ends together, in the order of their first ones.
  fileprivate func grouped(_ edges: [Int]) -> [[Int]] {
    Dictionary(grouping: edges) { [adjacency.sources[$0], adjacency.targets[$0]] }.values.sorted {
      $0[0] < $1[0]
    }
  }
}

extension ArchitectureRule {
  /// The violation by edges between the same two nodes.
  fileprivate func violation(of edges: [Int], in graph: Graph, _ reason: String) -> Violation {
    let (from, to) = (
      graph.nodes[graph.adjacency.sources[edges[0]]], graph.nodes[graph.adjacency.targets[edges[0]]]
    )
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

/// Finds the edges of a graph that rules are about. All rules share its indices and its limit of steps.
final class EdgeSearch {
  let graph: Graph
  let nodes: NodeSearch
  private var roots: [Set<Edge.Kind>: [Int]] = [:]

  /// A violation with its words costs as much as so many steps.
  private static let stepsOfViolation = 1000

  init(_ graph: Graph, limit: Int = NodeSearch.mostSteps) {
    self.graph = graph
    nodes = NodeSearch(graph, limit: limit)
  }

  func spend(_ steps: Int) throws(NodeSearch.Exhausted) { try nodes.spend(steps) }

  func spend(violations: Int) throws(NodeSearch.Exhausted) {
    try spend(violations * Self.stepsOfViolation)
  }

  /// The positions of the nodes that a rule forbids edges from.
  func sources(of rule: ArchitectureRule) throws(NodeSearch.Exhausted) -> [Int] {
    try nodes.nodes(matching: rule.from, isAboutCoordinators: rule.isAboutCoordinators(rule.from))
  }

  /// The positions of the nodes that a rule forbids edges to.
  func targets(of rule: ArchitectureRule) throws(NodeSearch.Exhausted) -> [Int] {
    try nodes.nodes(matching: rule.to, isAboutCoordinators: rule.isAboutCoordinators(rule.to))
  }

  /// The positions of the edges of some kinds that leave a node.
  func edges(from node: Int, _ kinds: Set<Edge.Kind>) throws(NodeSearch.Exhausted) -> [Int] {
    let leaving = graph.adjacency.edges(from: node)
    try spend(1 + leaving.count)
    return leaving.map(Int.init).filter { kinds.contains(graph.edges[$0].kind) }.sorted()
  }

  /// The positions of the edges of some kinds between two sets of nodes, in ascending order. It looks at the edges of the
  /// smaller set.
  func edges(from sources: [Int], to targets: [Int], _ kinds: Set<Edge.Kind>) throws(NodeSearch.Exhausted)
    -> [Int]
  {
    let isFromSources = sources.count <= targets.count
    let others = Set(isFromSources ? targets : sources)
    let ends = isFromSources ? graph.adjacency.targets : graph.adjacency.sources
    try spend(others.count)
    var found: [Int] = []
    for node in isFromSources ? sources : targets {
      let edges = isFromSources ? graph.adjacency.edges(from: node) : graph.adjacency.edges(to: node)
      try spend(1 + edges.count)
      found += edges.map(Int.init).filter {
        kinds.contains(graph.edges[$0].kind) && others.contains(ends[$0])
      }
    }
    return found.sorted()
  }

  /// The positions of the nodes without a parent along edges of some kinds.
  func roots(along kinds: Set<Edge.Kind>) throws(NodeSearch.Exhausted) -> [Int] {
    if let known = roots[kinds] { return known }
    try spend(graph.nodes.count + graph.edges.count)
    let found = graph.roots(along: kinds).compactMap { graph.adjacency.indices[$0.id] }
    roots[kinds] = found
    return found
  }
}
