import CoordinatorGraph

/// Which nodes are written within another one, each through one edge.
struct YAMLNesting {
  /// The edges that nesting expresses.
  private(set) var edges: Set<Int> = []
  private(set) var nested: Set<NodeID> = []

  private let graph: Graph
  /// The edge that a node is nested through.
  private var ways: [NodeID: Int] = [:]

  init(_ graph: Graph, kinds: [NodeID: Node.Kind]) {
    self.graph = graph
    for (position, edge) in graph.edges.enumerated() where ways[edge.to] == nil {
      if edge.canNest(kinds) { ways[edge.to] = position }
    }
    openCycles()
    cutDepth()
    edges = Set(ways.values)
    nested = Set(ways.keys)
  }

  private func parent(of node: NodeID) -> NodeID? { ways[node].map { graph.edges[$0].from } }

  /// Takes one node of each cycle out. Each node is walked over once.
  private mutating func openCycles() {
    var walks: [NodeID: Int] = [:]
    for (walk, start) in graph.nodes.enumerated() {
      var node: NodeID? = start.id
      while let here = node, walks[here] == nil {
        walks[here] = walk
        node = parent(of: here)
      }
      if let node, walks[node] == walk { ways[node] = nil }
    }
  }

  /// Moves nodes that are nested too deeply to the top level.
  private mutating func cutDepth() {
    var inner: [NodeID: [NodeID]] = [:]
    for (node, way) in ways { inner[graph.edges[way].from, default: []].append(node) }
    var open = graph.nodes.filter { ways[$0.id] == nil }.map { (node: $0.id, depth: 0) }
    while let (node, depth) = open.popLast() {
      for child in inner[node] ?? [] {
        if depth + 1 < YAMLPlan.maximumDepth { open.append((child, depth + 1)) } else { cut(child, &open) }
      }
    }
  }

  private mutating func cut(_ node: NodeID, _ open: inout [(node: NodeID, depth: Int)]) {
    ways[node] = nil
    open.append((node, 0))
  }
}

extension Edge {
  /// Whether the target can be written inside the source.
  fileprivate func canNest(_ kinds: [NodeID: Node.Kind]) -> Bool {
    let target: [Kind: Node.Kind] = [.child: .coordinator, .presents: .screen]
    guard from != to, kinds[from] == .coordinator, let kind = target[kind], kinds[to] == kind else {
      return false
    }
    return evidence.isEmpty && label == nil
  }
}
