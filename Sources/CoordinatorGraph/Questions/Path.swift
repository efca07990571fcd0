extension Graph {
  /// A shortest way from a root to a node, both ends included; empty for an unknown id.
  ///
  /// Of several that are equally short, the first that a breadth first walk meets. O(n + m).
  ///
  /// - Parameters:
  ///   - id: The node that the way ends at.
  ///   - kinds: The edges that count.
  public func path(to id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    guard let node = adjacency.indices[id] else { return [] }
    return breadthFirstSearch(along: kinds).path(to: node).map { nodes[$0] }
  }
}
