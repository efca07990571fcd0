extension Graph {
  /// The cyclic parts of the graph: the strongly connected components of more than one node, and the nodes
  /// with an edge to themselves.
  ///
  /// The nodes of each are sorted by id, and the parts by their first node. O(n + m); the algorithm is Tarjan's of
  /// 1972, "Depth-first search and linear graph algorithms".
  ///
  /// - Parameter kinds: The edges that count.
  public func cycles(along kinds: Set<Edge.Kind> = .hierarchy) -> [[Node]] {
    let links = Links(self, along: kinds)
    let components = Components(links, nodes: nodes.count)
    let isCycle = components.areCycles(by: links)
    // Met by id, so that the members and the parts need no sorting.
    var places = [Int](repeating: -1, count: components.count)
    var cycles: [[Node]] = []
    for (node, component) in zip(nodes, components.numbers) where isCycle[component] {
      if places[component] < 0 {
        places[component] = cycles.count
        cycles.append([])
      }
      cycles[places[component]].append(node)
    }
    return cycles
  }
}

extension Components {
  /// For each component, whether an edge stays within it.
  fileprivate func areCycles(by links: Links) -> [Bool] {
    var areCycles = [Bool](repeating: false, count: count)
    for node in numbers.indices {
      links.forEachTarget(of: node) { target in
        if numbers[target] == numbers[node] { areCycles[numbers[node]] = true }
      }
    }
    return areCycles
  }
}
