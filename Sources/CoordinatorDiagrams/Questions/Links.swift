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
    for edge in adjacency.edges(to: node) where kinds.contains(adjacency.kinds[Int(edge)]) {
      body(adjacency.sources[Int(edge)])
    }
  }

  /// The target of the first edge at or after `slot` of a node. It moves `slot` behind that edge, so that a
  /// loop can be resumed.
  func nextTarget(of node: Int, slot: inout Int) -> Int? {
    let edges = adjacency.edges(from: node)
    while slot < edges.count {
      let edge = Int(edges[edges.startIndex + slot])
      slot += 1
      if kinds.contains(adjacency.kinds[edge]) { return adjacency.targets[edge] }
    }
    return nil
  }
}
