import CoordinatorGraph

extension Narrowing {
  /// The nodes that pass every test, and the edges between them.
  func chosen(of graph: Graph, counting tally: inout Tally) throws -> Graph {
    if choosesAll { return graph }
    var choice = Choice(of: Located(graph))
    let search = NodeSearch(graph)
    let centre = try focus.map { try search.positions(matching: $0.names, as: .focus) }
    let goals = try reaches.isEmpty ? nil : search.positions(matching: reaches, as: .reaches)
    let kept = try only.isEmpty ? nil : search.firstMatches(of: only, as: .only)
    let excluded = try search.firstMatches(of: exclude, as: .exclude)
    if let focus, let centre { tally.outOfFocus = choice.keep(choice.near(centre, focus)) }
    if let goals { tally.notReaching = choice.keep(choice.leading(to: goals)) }
    choice.closeWalks()
    if let maxDepth { tally.tooDeep = choice.keep(choice.within(maxDepth)) }
    if let kept { tally.notKept = choice.keep(kept.map { $0 != nil }) }
    tally.excluded = choice.keep(excluded.map { $0 == nil })
    choice.count(in: &tally)
    return choice.graph
  }

  /// Whether there is no test. A tally begins with all nodes and edges as chosen.
  private var choosesAll: Bool {
    focus == nil && reaches.isEmpty && maxDepth == nil && only.isEmpty && exclude.isEmpty
  }
}

extension NodeSearch {
  /// The positions of the nodes that match one of the patterns.
  fileprivate func positions(
    matching patterns: [String],
    as option: NarrowingError.Option
  ) throws(NarrowingError) -> [Int] {
    let matches = try firstMatches(of: patterns, as: option)
    return matches.indices.filter { matches[$0] != nil }
  }
}
