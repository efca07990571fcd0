import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension DriftPicture {
  /// The drift for a host. What no run took is no difference, and may be folded away.
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
