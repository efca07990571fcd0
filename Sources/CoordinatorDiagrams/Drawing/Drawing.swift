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
  package static let downward = Set(Edge.Kind.allCases.filter { !$0.isWayUp })
}

/// The shape of an arrowhead, by the name that DOT has for it.
package enum Arrow: String, Sendable {
  case normal, vee, diamond, dot, odot, obox, onormal
  /// A socket, which the ball of `odot` fits.
  case curve

  /// How far it reaches from the node, in points: Graphviz draws an arrow of 10 points, times the factor of its shape
  /// and the `arrowsize` of the edges.
  package var length: Double {
    switch self {
    case .diamond: 8.4
    case .dot, .odot: 5.6
    case .obox: 5.25
    case .normal, .vee, .onormal, .curve: 7
    }
  }
}

/// The arrowheads at both ends of an edge; nil for an end without one.
package struct EdgeEnds: Sendable {
  /// At the upper node.
  package let tailArrow: Arrow?
  /// At the lower node.
  package let headArrow: Arrow?

  package init(of kind: Edge.Kind) {
    (tailArrow, headArrow) =
      switch kind {
      case .child: (nil, .normal)
      case .holds: (.diamond, .normal)
      case .creates, .resolves: (nil, .vee)
      case .requires: (nil, .curve)
      case .provides: (nil, .odot)
      case .registers: (nil, .obox)
      case .parent, .listener: (.vee, nil)
      case .presents: (nil, .dot)
      case .adopts: (nil, .onormal)
      }
  }

  /// The lengths of the arrowheads.
  package var tail: Double? { tailArrow?.length }
  package var head: Double? { headArrow?.length }
}
