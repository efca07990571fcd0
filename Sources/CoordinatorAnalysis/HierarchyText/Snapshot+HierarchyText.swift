import CoordinatorDiagrams
import CoordinatorGraph

extension Snapshot {
  /// The graph as text for `git diff`: one line per node, followed by one line per outgoing edge, sorted by
  /// id.
  ///
  /// It omits facts that move with other changes: lines of source, positions among siblings, properties. Each
  /// line is complete by itself, so that branches can be merged line by line. O(n log n) for n nodes and
  /// edges.
  package func hierarchyText() -> String {
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
  package init(hierarchyText text: String) throws(HierarchyTextError) {
    var reader = HierarchyReader()
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      try reader.read(line, number: number + 1)
    }
    self = try reader.snapshot()
  }
}

/// The lines of a hierarchy's text.
enum HierarchyLine {
  static let title = ["#", "coordviz", "hierarchy"]
  static let version = 1
  static let explanation = "# Written by 'coordviz snapshot'; lines may be merged in any order."

  static func head(of origin: Snapshot.Origin) -> String {
    (title + ["\(version)", origin.kind.rawValue] + [origin.name.map(Word.written)].compactMap { $0 })
      .joined(separator: " ")
  }

  /// `coordinator App/Home tab type=HomeCoordinator`.
  static func line(of node: Node) -> String {
    let id = node.id.rawValue
    let values = [
      ("type", node.type == id ? nil : node.type), ("label", node.label), ("module", node.module),
    ]
    let words = [node.kind.rawValue, Word.written(id), node.role?.rawValue].compactMap { $0 }
    return (words + pairs(values) + pairs(node.unknown.map { ("unknown", $0) })).joined(separator: " ")
  }

  /// `App -> App/Home child strong`.
  static func line(of edge: Edge) -> String {
    let words = [
      Word.written(edge.from.rawValue), Word.arrow, Word.written(edge.to.rawValue), edge.kind.rawValue,
      edge.ownership.rawValue,
    ]
    let values = [("label", edge.label), ("condition", edge.condition)]
    return (words + (edge.isPossible ? [possible] : []) + pairs(values)).joined(separator: " ")
  }

  static let possible = "possible"

  private static func pairs(_ values: [(String, String?)]) -> [String] {
    values.compactMap { key, value in value.map { "\(key)=\(Word.written($0))" } }
  }
}
