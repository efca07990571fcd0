extension Graph {
  /// What a guide draws: the coordinators, and the `child`, `creates` and `holds` edges between them. O(n + m).
  ///
  /// A coordinator that is attached is mostly made by its parent and kept in a property, too. That is one line in a
  /// picture: a `creates` or `holds` edge is left out where a `child` edge joins the same two nodes.
  public func hierarchy() -> Graph {
    let hierarchy = EdgeKindMask(.hierarchy)
    let isDoubled = edgesBesideChild()
    return part(areNodesKept: nodes.map { $0.kind == .coordinator }) { edge in
      hierarchy.contains(adjacency.kinds[edge]) && !isDoubled[edge]
    }
  }

  /// For each edge, whether it is none of kind `child` itself and runs beside one that is.
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
