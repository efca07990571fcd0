import CoordinatorGraph

// Questions about the graph as a whole.

extension Graph {
  /// All nodes, each once: the roots first, then their children in the order of their edges, and so on. O(n + m).
  ///
  /// Renderers number nodes by it.
  ///
  /// - Parameter kinds: The edges that count.
  public func breadthFirst(along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    breadthFirstSearch(along: kinds).order.map { nodes[$0] }
  }

  /// For each node, the number of edges between it and the nearest root; 0 for a root. O(n + m).
  ///
  /// - Parameter kinds: The edges that count.
  public func depths(along kinds: Set<Edge.Kind> = .hierarchy) -> [NodeID: Int] {
    let depths = breadthFirstSearch(along: kinds).depths
    return adjacency.indices.mapValues { depths[$0] }
  }

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

  /// The nodes without outgoing edges, sorted by id; an edge from a node to itself does not count. O(n + m).
  ///
  /// - Parameter kinds: The edges that count.
  public func leaves(along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    let links = Links(self, along: kinds)
    return nodes.indices.lazy.filter { links.isLeaf($0) }.map { nodes[$0] }
  }

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

extension Snapshot {
  /// The module of the first root that has one: the target of an app. The name of a scanned folder says less.
  public var appModule: String? {
    origin.kind == .source ? graph.roots(along: .hierarchy).lazy.compactMap(\.module).first : nil
  }
}

// MARK: - Searching

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

extension Links {
  fileprivate func isLeaf(_ node: Int) -> Bool {
    var slot = 0
    while let target = nextTarget(of: node, slot: &slot) {
      if target != node { return false }
    }
    return true
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
