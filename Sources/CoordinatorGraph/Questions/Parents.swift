extension Graph {
  /// The nodes whose edges lead to a node, each once, sorted by id; none for an unknown id.
  ///
  /// A node that leads to itself is among its own parents. O(edges that reach the node).
  ///
  /// - Parameters:
  ///   - id: The node that is asked about.
  ///   - kinds: The edges that count.
  public func parents(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    neighbours(of: id, by: Links(self, along: kinds).forEachSource)
  }
}
