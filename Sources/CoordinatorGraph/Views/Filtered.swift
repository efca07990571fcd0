extension Graph {
  /// The part of the graph that passes both tests; an edge is removed together with either of its ends. O(n +
  /// m).
  ///
  /// - Parameters:
  ///   - isNodeKept: Called once per node.
  ///   - isEdgeKept: Called once per edge whose ends are both kept.
  public func filtered(
    nodes isNodeKept: (Node) -> Bool = { _ in true },
    edges isEdgeKept: (Edge) -> Bool = { _ in true }
  ) -> Graph {
    part(areNodesKept: nodes.map(isNodeKept)) { isEdgeKept(edges[$0]) }
  }

  /// The nodes that are marked, and the edges between them whose positions pass the test.
  func part(areNodesKept: [Bool], isEdgeKept: (Int) -> Bool) -> Graph {
    let kept = nodes.indices.filter { areNodesKept[$0] }
    var places = [Int](repeating: -1, count: nodes.count)
    for (place, node) in kept.enumerated() { places[node] = place }
    let part = kept.map { nodes[$0] }
    let located = edges.indices.compactMap { locate($0, places: places) }.filter { isEdgeKept($0.position) }
    return Graph(nodes: part, indices: part.positions, edges: edges, located: located)
  }

  private func locate(_ edge: Int, places: [Int]) -> LocatedEdge? {
    let (source, target) = (places[adjacency.sources[edge]], places[adjacency.targets[edge]])
    guard source >= 0, target >= 0 else { return nil }
    let (kind, order) = (edges[edge].kind, edges[edge].order)
    return LocatedEdge(source: source, target: target, kind: kind, order: order, position: edge)
  }
}
