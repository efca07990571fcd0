import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorGraph

/// The differences between the current and the new content of a block, as differences between the two graphs.
struct BlockChanges {
  let old: String
  let new: String

  /// The lines of the difference; empty if the block is up to date.
  var lines: [String] {
    guard BlockText(old) != BlockText(new) else { return [] }
    guard let head = Self.graph(in: new) else { return [Self.otherwise] }
    let base = Self.graph(in: old) ?? Snapshot(origin: head.origin, graph: .empty)
    guard let diff = try? GraphDiff(from: base, to: head), !diff.isEmpty else { return [Self.redrawn] }
    return DiffText(of: diff).lines
  }

  private static let otherwise = "~ out of date"
  private static let redrawn = "~ the drawing differs; the graph is the same"

  /// The graph of a flowchart or an outline. Tables and trees cannot be read.
  private static func graph(in text: String) -> Snapshot? {
    if text.contains("```mermaid") { return try? Snapshot(markdown: text, heading: nil, name: nil) }
    return WrittenOutline(text).graph().map { Snapshot(origin: Snapshot.Origin(kind: .declared), graph: $0) }
  }
}
