extension Graph {
  /// Where a picture of the graph starts, sorted by id: every node can be reached from these.
  ///
  /// Roots are the nodes without incoming edges; an edge from a node to itself does not count. If a part of
  /// the graph is only reachable through a cycle, the node of that cycle with the smallest id is its root.
  /// O(n + m).
  ///
  /// - Parameter kinds: The edges that count.
  public func roots(along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    rootPositions(along: kinds).map { nodes[$0] }
  }

  func rootPositions(along kinds: Set<Edge.Kind>) -> [Int] {
    let links = Links(self, along: kinds)
    let components = Components(links, nodes: nodes.count)
    var isTaken = components.areEntered(by: links)
    return nodes.indices.filter { node in
      let component = components.numbers[node]
      defer { isTaken[component] = true }
      return !isTaken[component]
    }
  }
}

extension Components {
  /// For each component, whether an edge enters it from another one.
  fileprivate func areEntered(by links: Links) -> [Bool] {
    var areEntered = [Bool](repeating: false, count: count)
    for node in numbers.indices {
      links.forEachTarget(of: node) { target in
        if numbers[target] != numbers[node] { areEntered[numbers[target]] = true }
      }
    }
    return areEntered
  }
}
