extension Graph {
  /// The edges that leave a node, by their `order`, then in the graph's order; empty for an unknown id.
  /// O(edges found).
  public func edges(from id: NodeID) -> [Edge] {
    guard let node = adjacency.indices[id] else { return [] }
    return adjacency.outgoing[adjacency.outgoingSlots(node)].map { edges[$0] }
  }

  /// The edges that reach a node, in the graph's order; empty for an unknown id. O(edges found).
  public func edges(to id: NodeID) -> [Edge] {
    guard let node = adjacency.indices[id] else { return [] }
    return adjacency.incoming[adjacency.incomingSlots(node)].map { edges[$0] }
  }
}
