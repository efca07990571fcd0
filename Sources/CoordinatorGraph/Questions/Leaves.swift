extension Graph {
  /// The nodes without outgoing edges, sorted by id; an edge from a node to itself does not count. O(n + m).
  ///
  /// - Parameter kinds: The edges that count.
  public func leaves(along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    let links = Links(self, along: kinds)
    return nodes.indices.lazy.filter { links.isLeaf($0) }.map { nodes[$0] }
  }
}

extension Links {
  fileprivate func isLeaf(_ node: Int) -> Bool {
    var slot = 0
    while let target = nextTarget(of: node, slot: &slot) {
      if target != node { return false }
    }
    return true
  }
}
