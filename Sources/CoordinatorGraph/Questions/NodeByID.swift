extension Graph {
  /// The node with the given id, or nil. O(1).
  public func node(_ id: NodeID) -> Node? {
    adjacency.indices[id].map { nodes[$0] }
  }
}
