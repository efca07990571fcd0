import CoordinatorGraph

/// All nodes of a graph in breadth-first order from its roots. O(n + m).
package struct BreadthFirstSearch: Sendable {
  /// The nodes, each once.
  package private(set) var order: [Int]
  /// For each node, the number of edges from the nearest root; 0 for a root.
  package private(set) var depths: [Int]
  /// For each node, the one that it was reached from; -1 for a root.
  package private(set) var parents: [Int]

  init(_ links: Links, roots: [Int], nodes: Int) {
    order = roots
    depths = [Int](repeating: -1, count: nodes)
    parents = depths
    order.reserveCapacity(nodes)
    for root in roots { depths[root] = 0 }
    var next = 0
    while next < order.count {
      visitTargets(of: order[next], links)
      next += 1
    }
  }

  private mutating func visitTargets(of node: Int, _ links: Links) {
    links.forEachTarget(of: node) { target in
      guard depths[target] < 0 else { return }
      depths[target] = depths[node] + 1
      parents[target] = node
      order.append(target)
    }
  }

  /// The way to a node from the root that it was reached from, both ends included.
  package func path(to node: Int) -> [Int] {
    var path = [node]
    var node = node
    while parents[node] >= 0 {
      node = parents[node]
      path.append(node)
    }
    return path.reversed()
  }
}

extension Graph {
  /// All nodes in breadth-first order from the roots. O(n + m).
  package func breadthFirstSearch(along kinds: Set<Edge.Kind>) -> BreadthFirstSearch {
    BreadthFirstSearch(Links(self, along: kinds), roots: rootPositions(along: kinds), nodes: nodes.count)
  }
}
