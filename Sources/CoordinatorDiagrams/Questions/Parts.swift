import CoordinatorGraph

// Parts of a graph, which are graphs again.

extension Graph {
  /// The tree of coordinators: the coordinators, and the `child`, `creates` and `holds` edges between them.
  /// O(n + m).
  ///
  /// A parent usually creates an attached coordinator too, and keeps it in a property. A picture shows that
  /// as one line: a `child` edge hides the `creates` and `holds` edges between the same two nodes.
  public func hierarchy() -> Graph {
    let hierarchy = EdgeKindMask(.hierarchy)
    let isDoubled = edgesBesideChild()
    return part(areNodesKept: nodes.map { $0.kind == .coordinator }) { edge in
      hierarchy.contains(adjacency.kinds[edge]) && !isDoubled[edge]
    }
  }

  /// For each edge, whether a `child` edge joins the same two nodes and hides it.
  private func edgesBesideChild() -> [Bool] {
    var isDoubled = [Bool](repeating: false, count: edges.count)
    // The last node that each node was seen to be attached to: `child` is the first kind in a node's edges.
    var parents = [Int](repeating: -1, count: nodes.count)
    for edge in edges.indices {
      let (source, target) = (adjacency.sources[edge], adjacency.targets[edge])
      if edges[edge].kind == .child {
        parents[target] = source
      } else {
        isDoubled[edge] = parents[target] == source
      }
    }
    return isDoubled
  }

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
  package func part(areNodesKept: [Bool], isEdgeKept: (Int) -> Bool = { _ in true }) -> Graph {
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
