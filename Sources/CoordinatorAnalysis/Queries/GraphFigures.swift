import CoordinatorDiagrams
import CoordinatorGraph

package struct GraphFigures: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let name: String
    package let figure: Int
  }

  /// The first of the nodes that are farthest from a root; nil for a graph without coordinators.
  package let deepest: Node?
  /// The figures in reporting order, without kinds that the graph lacks.
  package let lines: [Line]

  /// The figures of a graph. O(n + m).
  package init(of graph: Graph) {
    let tree = graph.hierarchy()
    let children = tree.nodes.map { tree.children(of: $0.id).count }
    let depths = tree.depths()
    let depth = depths.values.max() ?? 0
    deepest = tree.nodes.first { depths[$0.id] == depth }
    let figures: [(String, Int)] = [
      ("nodes", graph.nodes.count), ("edges", graph.edges.count), ("roots", tree.roots().count),
      ("leaves", tree.leaves().count), ("maximum depth", depth),
      ("maximum number of children", children.max() ?? 0),
      ("nodes with several parents", tree.nodes.filter { tree.parents(of: $0.id).count > 1 }.count),
      ("cycles", tree.cycles().count), ("incomplete nodes", graph.nodes.filter { !$0.unknown.isEmpty }.count),
    ]
    lines = Self.kinds(of: graph, figures)
  }

  private static func kinds(of graph: Graph, _ figures: [(String, Int)]) -> [Line] {
    let nodes = Node.Kind.allCases.map { kind in
      ("nodes of kind \(kind)", graph.nodes.filter { $0.kind == kind }.count)
    }
    let edges = Edge.Kind.allCases.map { kind in
      ("edges of kind \(kind)", graph.edges.filter { $0.kind == kind }.count)
    }
    let told = [figures[0]] + nodes.filter { $0.1 > 0 } + [figures[1]] + edges.filter { $0.1 > 0 }
    return (told + figures.dropFirst(2)).map { Line(name: $0.0, figure: $0.1) }
  }
}
