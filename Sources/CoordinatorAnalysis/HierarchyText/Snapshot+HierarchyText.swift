import CoordinatorGraph

extension Snapshot {
  /// The graph as text for `git diff`: one line per node, followed by one line per outgoing edge, sorted by
  /// id.
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

  /// Reads the graph from such a text, in any order of lines; duplicate lines count once.
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
