import CoordinatorGraph

/// The edges of some kinds, as steps between positions of nodes.
struct Links: Sendable {
  private let adjacency: Adjacency
  private let kinds: EdgeKindMask

  init(_ graph: Graph, along kinds: Set<Edge.Kind>) {
    adjacency = graph.adjacency
    self.kinds = EdgeKindMask(kinds)
  }

  /// Calls `body` with the target of each edge that leaves a node, in the order of its edges.
  func forEachTarget(of node: Int, _ body: (Int) -> Void) {
    var slot = 0
    while let target = nextTarget(of: node, slot: &slot) { body(target) }
  }

  /// Calls `body` with the source of each edge that reaches a node, by id.
  func forEachSource(of node: Int, _ body: (Int) -> Void) {
    for slot in adjacency.incomingSlots(node) {
      let edge = adjacency.incoming[slot]
      if kinds.contains(adjacency.kinds[edge]) { body(adjacency.sources[edge]) }
    }
  }

  /// The target of the first edge at or after `slot` of a node. It moves `slot` behind that edge, so that a
  /// loop can be resumed.
  func nextTarget(of node: Int, slot: inout Int) -> Int? {
    let slots = adjacency.outgoingSlots(node)
    while slot < slots.count {
      let edge = adjacency.outgoing[slots.lowerBound + slot]
      slot += 1
      if kinds.contains(adjacency.kinds[edge]) { return adjacency.targets[edge] }
    }
    return nil
  }
}
