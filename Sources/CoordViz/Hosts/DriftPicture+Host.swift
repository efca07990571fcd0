import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension DriftPicture {
  /// The drift for a host.
  func hosted(_ options: DiagramOptions) -> HostedGraph {
    let text = DriftText(of: drift)
    var options = options
    options.changes = marks
    let edges = marks.edges.keys.flatMap { [$0.from, $0.to] }
    return HostedGraph(
      heading: "**Coordinators:** \(title)",
      alternative: "Coordinators: \(title)",
      graph: graph,
      apart: Set(marks.nodes.keys).union(edges),
      words: .code(text.lines, language: "text"),
      options: options
    )
  }
}
