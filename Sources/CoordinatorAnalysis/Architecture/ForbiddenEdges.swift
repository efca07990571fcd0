import CoordinatorDiagrams
import CoordinatorGraph

/// Edges between nodes that a rule keeps apart.
struct NoEdge {
  private let rule: ArchitectureRule
  private let search: EdgeSearch

  init(_ rule: ArchitectureRule, _ search: EdgeSearch) { (self.rule, self.search) = (rule, search) }

  var violations: [Violation] {
    get throws(NodeSearch.Exhausted) {
      let sources = try search.sources(of: rule)
      let targets = try search.targets(of: rule)
      let edges = try search.edges(from: sources, to: targets, rule.edges)
      try search.spend(violations: edges.count)
      return search.located.grouped(edges).map {
        rule.violation(of: $0, in: search.located, "which the rule forbids")
      }
    }
  }
}

/// Edges that leave the nodes of some rules, but lead to none of the nodes that they allow.
struct OnlyEdges {
  /// The violations by the name of the first rule that an edge breaks.
  private(set) var violations: [String: [Violation]] = [:]

  init(rules: [ArchitectureRule], _ search: EdgeSearch) throws(NodeSearch.Exhausted) {
    let located = search.located
    /// The first rule about an edge.
    var first: [Int: Int] = [:]
    var allowed: Set<Int> = []
    for (number, rule) in rules.enumerated() {
      let targets = Set(try search.nodes.nodes(matching: rule.to))
      for source in try search.sources(of: rule) {
        for edge in try search.edges(from: source, rule.edges) {
          first[edge] = first[edge] ?? number
          if targets.contains(located.targets[edge]) { allowed.insert(edge) }
        }
      }
    }
    let broken = Dictionary(grouping: first.keys.filter { !allowed.contains($0) }) { first[$0] ?? 0 }
    try search.spend(violations: first.count - allowed.count)
    for (number, edges) in broken {
      violations[rules[number].name] = located.grouped(edges.sorted()).map {
        rules[number].violation(of: $0, in: located, "which no rule allows")
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

/// Finds the edges of a graph that rules are about. All rules share its indices and its limit of steps.
final class EdgeSearch {
  let located: Located
  let nodes: NodeSearch
  /// For each node, the positions of the edges that leave it, and of those that lead to it.
  private lazy var leaving = Steps(located.sources.enumerated().map { ($1, $0) }, count: graph.nodes.count)
  private lazy var entering = Steps(located.targets.enumerated().map { ($1, $0) }, count: graph.nodes.count)
  private var roots: [Set<Edge.Kind>: [Int]] = [:]

  var graph: Graph { located.graph }

  /// A violation with its words costs as much as so many steps.
  private static let stepsOfViolation = 1000

  init(_ graph: Graph, limit: Int = NodeSearch.mostSteps) {
    located = Located(graph)
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
    try spend(1 + leaving[node].count)
    return leaving[node].filter { kinds.contains(graph.edges[$0].kind) }
  }

  /// The positions of the edges of some kinds between two sets of nodes, in ascending order. It looks at the edges of the
  /// smaller set.
  func edges(from sources: [Int], to targets: [Int], _ kinds: Set<Edge.Kind>) throws(NodeSearch.Exhausted)
    -> [Int]
  {
    let isFromSources = sources.count <= targets.count
    let others = Set(isFromSources ? targets : sources)
    let (steps, ends) = isFromSources ? (leaving, located.targets) : (entering, located.sources)
    try spend(others.count)
    var found: [Int] = []
    for node in isFromSources ? sources : targets {
      try spend(1 + steps[node].count)
      found += steps[node].filter { kinds.contains(graph.edges[$0].kind) && others.contains(ends[$0]) }
    }
    return found.sorted()
  }

  /// The positions of the nodes without a parent along edges of some kinds.
  func roots(along kinds: Set<Edge.Kind>) throws(NodeSearch.Exhausted) -> [Int] {
    if let known = roots[kinds] { return known }
    try spend(graph.nodes.count + graph.edges.count)
    let ids = Set(graph.roots(along: kinds).map(\.id))
    let found = graph.nodes.indices.filter { ids.contains(graph.nodes[$0].id) }
    roots[kinds] = found
    return found
  }
}
