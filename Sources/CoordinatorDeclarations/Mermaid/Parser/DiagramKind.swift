/// The kinds of diagrams, by the word that a diagram begins with.
enum DiagramKind {
  private static let others: Set<String> = [
    "architecture", "architecture-beta", "block", "block-beta", "C4Component", "C4Container", "C4Context",
    "C4Deployment", "C4Dynamic", "classDiagram", "classDiagram-v2", "erDiagram", "gantt", "gitGraph", "info",
    "ishikawa-beta", "journey", "kanban", "mindmap", "packet", "packet-beta", "pie", "quadrantChart",
    "radar-beta",
    "requirement", "requirementDiagram", "sankey", "sankey-beta", "sequenceDiagram", "stateDiagram",
    "stateDiagram-v2", "swimlane-beta", "timeline", "treemap", "treemap-beta", "venn-beta", "wardley-beta",
    "xychart", "xychart-beta", "zenuml",
  ]

  /// Accepts flowcharts only, and not an empty text.
  static func check(_ text: MermaidText, at start: Int) throws(MermaidError) {
    guard start < text.count else { throw .empty }
    let word = text.string(start..<text.end(from: start) { $0.isWord || $0 == "-" })
    if word.hasPrefix("graph") || word.hasPrefix("flowchart") { return }
    let place = text.place(of: start)
    if others.contains(word) { throw .otherDiagram(place, kind: word) }
    // The text may not be a diagram at all, and may be private, so the message does not show it.
    throw .invalid(
      place,
      problem: "expected 'graph' or 'flowchart'",
      mending: "begin the diagram with 'graph TD'"
    )
  }
}
