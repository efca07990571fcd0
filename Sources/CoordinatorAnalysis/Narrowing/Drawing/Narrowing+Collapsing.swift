import CoordinatorGraph

extension Narrowing {
  /// The chosen nodes, with one node for each group of ``collapse``.
  ///
  /// - Throws: ``NarrowingError`` when a pattern matches no node of the whole graph.
  func collapsed(_ chosen: Graph, of graph: Graph, counting tally: inout Tally) throws -> Graph {
    guard !collapse.isEmpty else { return chosen }
    let search = NodeSearch(graph)
    for case .matching(let pattern) in collapse { _ = try search.firstMatches(of: [pattern], as: .collapse) }
    let taken = Set(graph.nodes.map(\.id))
    let collapsing = try Collapsing(of: chosen, into: collapse, apart: apart, besides: taken)
    collapsing.count(in: &tally)
    return try collapsing.graph
  }
}
