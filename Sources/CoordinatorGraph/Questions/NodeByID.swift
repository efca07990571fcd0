extension Graph {
  /// The node of the given id; nil when there is none. O(1).
  public func node(_ id: NodeID) -> Node? {
    adjacency.indices[id].map { nodes[$0] }
  }
}
