import CoordinatorGraph

/// A graph in the order in which it is drawn: parents before children, edges with the node that they leave.
package struct Drawing: Sendable {
  /// The nodes, breadth first from those without incoming edges.
  package let nodes: [Node]
  /// The edges that leave each node, as the program has them.
  package let edges: [[Edge]]
  /// Whether each node is a root of the hierarchy.
  package let isRoot: [Bool]
  /// Whether each node leads to nodes that are not drawn.
  package let isCut: [Bool]
  private let positions: [NodeID: Int]

  /// A graph in the order in which it is drawn. O(n + m).
  ///
  /// - Parameters:
  ///   - known: The roots of the whole graph, if it is a part.
  ///   - hidden: How many nodes below each node are not drawn.
  package init(_ graph: Graph, roots known: Set<NodeID>? = nil, hidden: [NodeID: Int] = [:]) {
    nodes = graph.breadthFirst(along: .downward)
    edges = nodes.map { graph.edges(from: $0.id) }
    isCut = nodes.map { hidden[$0.id, default: 0] > 0 }
    positions = Dictionary(uniqueKeysWithValues: zip(nodes.lazy.map(\.id), nodes.indices))
    let roots = Set(graph.roots(along: .hierarchy).map(\.id))
    // Where the root is known, what a scan found no opener for is no root.
    let isTold = nodes.contains { $0.role == .root }
    isRoot = nodes.map { node in
      roots.contains(node.id) && known?.contains(node.id) ?? true
        && (!isTold || node.role == .root || node.unknown.isEmpty)
    }
  }

  /// The position in `nodes` of an edge's target. Every edge of a graph has a target.
  package func target(of edge: Edge) -> Int {
    positions[edge.to, default: 0]
  }
}

extension Set<Edge.Kind> {
  /// All relations but references to parents.
  static let downward = Set(Edge.Kind.allCases.filter { !$0.isWayUp })
}
