extension Graph {
  /// Whether a node has the given id. O(1).
  public func contains(_ id: NodeID) -> Bool {
    adjacency.indices[id] != nil
  }
}
