import CoordinatorGraph

/// A graph as the rules ask for it. O(n + m).
struct Relations: Sendable {
  let located: Located
  let containers: Containers

  init(of graph: Graph) {
    located = Located(graph)
    containers = Containers(of: located)
  }

  var graph: Graph { located.graph }

  /// The name of a node in messages.
  func name(_ node: Int) -> String { graph.nodes[node].name.quoted }

  func kind(_ node: Int) -> Node.Kind { graph.nodes[node].kind }

  /// The positions of the nodes of the given graph's ids.
  func positions(_ nodes: [Node]) -> [Int] {
    nodes.compactMap { node in graph.nodes.firstPosition(of: node.id) }
  }

  /// The edges of some kinds, with the positions of their ends.
  func edges(_ kinds: Set<Edge.Kind>) -> [(source: Int, target: Int, edge: Edge)] {
    zip(graph.edges, zip(located.sources, located.targets)).compactMap { edge, ends in
      kinds.contains(edge.kind) ? (ends.0, ends.1, edge) : nil
    }
  }
}

extension [Node] {
  /// The position of a node in sorted nodes. O(log n).
  fileprivate func firstPosition(of id: NodeID) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].id == id ? low : nil
  }
}
