import CoordinatorGraph

/// The nodes that are reached from some nodes by one edge or more, nearest first. A path of known edges comes before one
/// with edges that are only possible. O(n + m).
struct ReachedNodes {
  private let located: Located
  /// For each node, the edge that it is reached by; nil if it is not reached. It is of a shortest path.
  private(set) var edge: [Int?]
  /// For each node, the number of edges from the start; 0 for a start.
  private(set) var distance: [Int?]
  /// For each node, the start that it is reached from.
  private(set) var start: [Int]
  /// For each node, whether its path has an edge that is only possible.
  private(set) var isPossible: [Bool]

  /// - Parameters:
  ///   - starts: The positions of the nodes to start from.
  ///   - edges: The kinds of edges that count.
  init(from starts: [Int], along edges: Set<Edge.Kind>, _ located: Located) {
    let count = located.graph.nodes.count
    self.located = located
    edge = [Int?](repeating: nil, count: count)
    distance = [Int?](repeating: nil, count: count)
    (start, isPossible) = (Array(0..<count), [Bool](repeating: false, count: count))
    for node in starts { distance[node] = 0 }
    let kept = located.graph.edges.indices.filter { edges.contains(located.graph.edges[$0].kind) }
    let certain = kept.filter { !located.graph.edges[$0].isPossible }
    var queue = starts
    visit(&queue, along: certain)
    if certain.count < kept.count { visit(&queue, along: kept) }
  }

  /// Goes on from all nodes in the queue, and adds those that are reached.
  private mutating func visit(_ queue: inout [Int], along edges: [Int]) {
    let steps = Steps(edges.map { (located.sources[$0], $0) }, count: located.graph.nodes.count)
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for step in steps[node] {
        let target = located.targets[step]
        guard edge[target] == nil else { continue }
        // A start that other nodes lead to is reached, too, but the way on from it is known already.
        let isNew = distance[target] == nil
        edge[target] = step
        guard isNew else { continue }
        distance[target] = (distance[node] ?? 0) + 1
        start[target] = start[node]
        isPossible[target] = isPossible[node] || located.graph.edges[step].isPossible
        queue.append(target)
      }
    }
  }

  /// The node before one on its path.
  func previous(of node: Int) -> Int? { edge[node].map { located.sources[$0] } }

  /// The last edges of the path to a node, at most `limit`. A start ends the path, also if others lead to it.
  func path(to node: Int, atMost limit: Int) -> [Edge] {
    var (path, node): ([Edge], Int) = ([], node)
    while path.count < limit, let step = edge[node] {
      path.append(located.graph.edges[step])
      node = located.sources[step]
      if distance[node] == 0 { break }
    }
    return path.reversed()
  }
}
