import CoordinatorGraph

extension Snapshot {
  /// The graph as text that people read in `git diff`: a line a node, then a line an edge that leaves it, sorted by id.
  ///
  /// It omits facts that move with other changes: lines of source, positions among siblings, properties. Each
  /// line is complete by itself, so that branches can be merged line by line. O(n log n) for n nodes and
  /// edges.
  public func hierarchyText() -> String {
    var lines = [HierarchyLine.head(of: origin), HierarchyLine.explanation]
    for node in graph.nodes {
      lines += ["", HierarchyLine.line(of: node)]
      var seen: Set<String> = []
      lines += graph.edges(from: node.id).map(HierarchyLine.line).filter { seen.insert($0).inserted }.sorted()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The graph that such a text states, whatever the order of its lines; a line that is there twice counts once.
  ///
  /// - Throws: ``HierarchyTextError``, which names the line.
  public init(hierarchyText text: String) throws(HierarchyTextError) {
    var reader = HierarchyReader()
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      try reader.read(line, number: number + 1)
    }
    self = try reader.snapshot()
  }
}
