import CoordinatorGraph

extension Graph {
  /// Several graphs side by side, as one. O(n + m) before sorting.
  ///
  /// Every node and edge of every input is in it. An id that one input alone has stays. One that several have gets the
  /// name of its input in front, `Tests:App/Home`, and a number behind where that is taken, too. The order of the inputs
  /// matters for these numbers only; the order of nodes and edges within an input does not matter at all.
  ///
  /// - Throws: Nothing for valid graphs, and all graphs are valid.
  public static func forest(of inputs: [NamedGraph]) throws(GraphError) -> Graph {
    var counts: [NodeID: Int] = [:]
    for node in inputs.lazy.flatMap(\.graph.nodes) { counts[node.id, default: 0] += 1 }
    var fresh = FreshIDs(besides: Set(counts.keys))
    var (nodes, edges) = ([Node](), [Edge]())
    for input in inputs {
      let clashing = input.graph.nodes.lazy.map(\.id).filter { counts[$0, default: 0] > 1 }
      let pairs = clashing.map { ($0, fresh.next("\(input.name):\($0)")) }
      let ids = Dictionary(uniqueKeysWithValues: Array(pairs))
      nodes += input.graph.nodes.map { $0.renamed(by: ids) }
      edges += input.graph.edges.map { $0.renamed(by: ids) }
    }
    return try Graph(nodes: nodes, edges: edges)
  }
}

extension Node {
  /// The node with the id that a table gives it, if it gives one.
  func renamed(by ids: [NodeID: NodeID]) -> Node {
    var node = self
    node.id = ids[id] ?? id
    return node
  }
}

extension Edge {
  /// The edge between the ids that a table gives its ends.
  func renamed(by ids: [NodeID: NodeID]) -> Edge {
    var edge = self
    edge.from = ids[from] ?? from
    edge.to = ids[to] ?? to
    return edge
  }
}
