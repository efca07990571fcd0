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
