import CoordinatorGraph

// Questions about one node.

extension Graph {
  /// The node with the given id, or nil. O(1).
  public func node(_ id: NodeID) -> Node? {
    adjacency.indices[id].map { nodes[$0] }
  }

  /// Whether a node has the given id. O(1).
  public func contains(_ id: NodeID) -> Bool {
    adjacency.indices[id] != nil
  }

  /// The edges that leave a node, by their `order`, then in the graph's order; empty for an unknown id.
  /// O(edges found).
  public func edges(from id: NodeID) -> [Edge] {
    guard let node = adjacency.indices[id] else { return [] }
    return adjacency.edges(from: node).map { edges[Int($0)] }
  }

  /// The edges that reach a node, in the graph's order; empty for an unknown id. O(edges found).
  public func edges(to id: NodeID) -> [Edge] {
    guard let node = adjacency.indices[id] else { return [] }
    return adjacency.edges(to: node).map { edges[Int($0)] }
  }

  /// The targets of a node's edges, each once, in the order of the edges; empty for an unknown id.
  ///
  /// A node with an edge to itself is among its own children. O(edges that leave the node).
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - kinds: The edges that count.
  public func children(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    neighbours(of: id, by: Links(self, along: kinds).forEachTarget)
  }

  /// The sources of a node's incoming edges, each once, sorted by id; empty for an unknown id.
  ///
  /// A node with an edge to itself is among its own parents. O(edges that reach the node).
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - kinds: The edges that count.
  public func parents(of id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    neighbours(of: id, by: Links(self, along: kinds).forEachSource)
  }

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

  /// A shortest path from a root to a node, including both ends; empty for an unknown id.
  ///
  /// If several paths are equally short, the result is the first in breadth-first order. O(n + m).
  ///
  /// - Parameters:
  ///   - id: The end of the path.
  ///   - kinds: The edges that count.
  public func path(to id: NodeID, along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    guard let node = adjacency.indices[id] else { return [] }
    return breadthFirstSearch(along: kinds).path(to: node).map { nodes[$0] }
  }
}

// MARK: - Searching

/// Calls its second argument with the position of each direct neighbour.
typealias Step = (_ node: Int, _ visit: (Int) -> Void) -> Void

extension Graph {
  /// The nodes that are one step away, each once, in the order of the steps. O(edges of the node).
  func neighbours(of id: NodeID, by step: Step) -> [Node] {
    guard let start = adjacency.indices[id] else { return [] }
    var seen: Set<Int> = []
    var found: [Node] = []
    step(start) { if seen.insert($0).inserted { found.append(nodes[$0]) } }
    return found
  }

  /// The nodes that are reachable in any number of steps, nearest first, without the start. O(reached nodes
  /// and edges), independent of the rest of the graph.
  func reach(from id: NodeID, by step: Step) -> [Node] {
    guard let start = adjacency.indices[id] else { return [] }
    var seen: Set = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      step(queue[next]) { if seen.insert($0).inserted { queue.append($0) } }
      next += 1
    }
    return queue.dropFirst().map { nodes[$0] }
  }
}
