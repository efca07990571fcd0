extension Graph {
  /// All nodes that lead to a node, each once, nearest first, without the node itself; none for an unknown id.
  ///
  /// O(ancestors and the edges that reach them).
  ///
  /// - Parameters:
  ///   - id: The node that is asked about.
  ///   - kinds: The edges that count.
  public func ancestors(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    reach(from: id, by: Links(self, along: kinds).forEachSource)
  }
}
