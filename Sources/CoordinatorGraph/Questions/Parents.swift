extension Graph {
  /// The sources of a node's incoming edges, each once, sorted by id; empty for an unknown id.
  ///
  /// A node with an edge to itself is among its own parents. O(edges that reach the node).
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - kinds: The edges that count.
  public func parents(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    neighbours(of: id, by: Links(self, along: kinds).forEachSource)
  }
}
