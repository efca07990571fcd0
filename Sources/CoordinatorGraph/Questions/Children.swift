extension Graph {
  /// The nodes that a node's edges lead to, each once, in the order of its edges; none for an unknown id.
  ///
  /// A node that leads to itself is among its own children. O(edges that leave the node).
  ///
  /// - Parameters:
  ///   - id: The node that is asked about.
  ///   - kinds: The edges that count.
  public func children(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    neighbours(of: id, by: Links(self, along: kinds).forEachTarget)
  }
}
