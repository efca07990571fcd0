extension Graph {
  /// The number of edges between a node and the nearest root; 0 for a root, nil for an unknown id.
  ///
  /// O(n + m): ask ``depths(along:)`` when more than one is needed.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - kinds: The edges that count.
  public func depth(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> Int? {
    adjacency.indices[id].map { breadthFirstSearch(along: kinds).depths[$0] }
  }

  /// For each node, the number of edges between it and the nearest root; 0 for a root. O(n + m).
  ///
  /// - Parameter kinds: The edges that count.
  public func depths(along kinds: Set<Edge.Kind> = .hierarchy) -> [NodeID: Int] {
    let depths = breadthFirstSearch(along: kinds).depths
    return adjacency.indices.mapValues { depths[$0] }
  }
}
