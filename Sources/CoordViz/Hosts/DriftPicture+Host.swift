import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension DriftPicture {
  /// The drift for a host. Parts that no run reached are not differences, and may be folded.
  func hosted(_ options: DiagramOptions) -> HostedGraph {
    let text = DriftText(of: drift)
    var options = options
    options.changes = marks
    let edges = marks.edges.filter { $0.value != .untaken }.keys.flatMap { [$0.from, $0.to] }
    return HostedGraph(
      heading: "**Coordinators:** \(title)",
      alternative: "Coordinators: \(title)",
      graph: graph,
      apart: Set(marks.nodes.keys).union(edges),
      words: .code(text.differences + text.coverage, language: "text"),
      options: options
    )
  }
}
