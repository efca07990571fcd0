extension Graph {
  /// All nodes that are reachable from a node, each once, breadth first, without the node itself; empty for
  /// an unknown id.
  ///
  /// O(descendants and the edges that leave them).
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - kinds: The edges that count.
  public func descendants(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    reach(from: id, by: Links(self, along: kinds).forEachTarget)
  }
}
