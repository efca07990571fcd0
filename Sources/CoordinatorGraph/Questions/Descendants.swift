extension Graph {
  /// All nodes that a node leads to, each once, breadth first, without the node itself; none for an unknown id.
  ///
  /// O(descendants and the edges that leave them).
  ///
  /// - Parameters:
  ///   - id: The node that is asked about.
  ///   - kinds: The edges that count.
  public func descendants(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    reach(from: id, by: Links(self, along: kinds).forEachTarget)
  }
}
