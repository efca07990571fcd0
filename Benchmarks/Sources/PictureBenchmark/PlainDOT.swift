import CoordinatorDiagrams
import CoordinatorGraph

/// A graph as people write it for `dot` by hand: boxes with names, and edges. The least that the peers have to read.
enum PlainDOT {
  static func text(of graph: Graph) -> String {
    let nodes = graph.nodes.map { "  \"\($0.id)\" [label=\"\($0.name)\"];\n" }
    let edges = graph.nodes.flatMap { graph.edges(from: $0.id) }.map { "  \"\($0.from)\" -> \"\($0.to)\";\n" }
    return "digraph {\n  node [shape=box];\n" + nodes.joined() + edges.joined() + "}\n"
  }
}
