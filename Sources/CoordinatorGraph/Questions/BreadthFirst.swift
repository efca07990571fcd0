extension Graph {
  /// All nodes, each once: the roots first, then their children in the order of their edges, and so on. O(n + m).
  ///
  /// Renderers number nodes by it.
  ///
  /// - Parameter kinds: The edges that count.
  public func breadthFirst(along kinds: Set<Edge.Kind> = .hierarchy) -> [Node] {
    breadthFirstSearch(along: kinds).order.map { nodes[$0] }
  }
}
