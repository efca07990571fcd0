extension Graph {
  /// The targets of a node's edges, each once, in the order of the edges; empty for an unknown id.
  ///
  /// A node with an edge to itself is among its own children. O(edges that leave the node).
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - kinds: The edges that count.
  public func children(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    neighbours(of: id, by: Links(self, along: kinds).forEachTarget)
  }
}
