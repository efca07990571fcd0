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
}
