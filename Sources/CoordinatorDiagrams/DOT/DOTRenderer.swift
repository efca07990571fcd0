import CoordinatorGraph

/// A graph as DOT, the language of Graphviz.
///
/// Nodes are called n0, n1, … in breadth-first order; names stand in labels and tooltips only, escaped. Every
/// node and every edge of the graph is one statement. Costs O(n + m) beside the size of the names.
public struct DOTRenderer: Sendable {
  /// A renderer; it has no state.
  public init() {}

  /// The DOT of a graph, ending in a newline.
  public func render(_ graph: Graph, options: DiagramOptions = DiagramOptions()) -> String {
    let statements = DOTStatements(graph: graph, options: options)
    let parts = [statements.defaults, statements.nodes, statements.clusters, statements.edges]
    let body = parts.filter { !$0.isEmpty }.map { $0.map { "  \($0)\n" }.joined() }
    return "digraph coordinators {\n" + body.joined(separator: "\n") + "}\n"
  }
}
