extension Graph {
  /// All nodes from which a node is reachable, each once, nearest first, without the node itself; empty for
  /// an unknown id.
  ///
  /// O(ancestors and the edges that reach them).
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - kinds: The edges that count.
  public func ancestors(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    reach(from: id, by: Links(self, along: kinds).forEachSource)
  }
}
