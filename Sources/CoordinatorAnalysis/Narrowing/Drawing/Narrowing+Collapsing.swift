import CoordinatorGraph

extension Narrowing {
  /// The chosen nodes, with one node for each group of ``collapse``.
  ///
  /// - Throws: ``NarrowingError`` when a pattern matches no node of the whole graph.
  func collapsed(_ chosen: Graph, of graph: Graph, counting tally: inout Tally) throws -> Graph {
    guard !collapse.isEmpty else { return chosen }
    let groups = try NodeSearch(graph).groups(collapse).filter { !apart.contains($0.key) }
    let collapsing = Collapsing(of: chosen, into: groups, besides: Set(graph.nodes.map(\.id)))
    collapsing.count(in: &tally)
    return try collapsing.graph
  }
}
