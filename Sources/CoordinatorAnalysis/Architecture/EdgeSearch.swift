import CoordinatorGraph

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
