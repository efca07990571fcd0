extension Graph {
  /// A shortest path from a root to a node, including both ends; empty for an unknown id.
  ///
  /// If several paths are equally short, the result is the first in breadth-first order. O(n + m).
  ///
  /// - Parameters:
  ///   - id: The end of the path.
  ///   - kinds: The edges that count.
  public func path(to id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    guard let node = adjacency.indices[id] else { return [] }
    return breadthFirstSearch(along: kinds).path(to: node).map { nodes[$0] }
  }
}
