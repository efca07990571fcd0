import CoordinatorAnalysis
import CoordinatorDiagrams

extension DiffPicture {
  /// The diff for a host. Without differences the page says so, because it may replace an older page with
  /// differences.
  func hosted(_ options: DiagramOptions) -> HostedGraph {
    let text = DiffText(of: diff)
    let isDrawn = !diff.nodes.isEmpty || !diff.edges.isEmpty
    return HostedGraph(
      heading: "**Coordinators:** \(text.summary)",
      alternative: "Coordinators: \(title)",
      graph: isDrawn ? graph : .empty,
      apart: diff.changedNodes,
      narrowing: graph.nodes.count == diff.graph.nodes.count
        ? nil : "the changes and their surroundings, \(graph.nodes.count) of \(diff.graph.nodes.count) nodes",
      words: .code(text.lines, language: "diff"),
      options: marked(options)
    )
  }
}
