import CoordinatorGraph

/// A graph with the ends of its edges as positions of nodes.
struct Located: Sendable {
  let graph: Graph
  /// For each edge, the position of the node that it starts from.
  let sources: [Int]
  /// For each edge, the position of its target.
  let targets: [Int]

  init(_ graph: Graph) {
    self.graph = graph
    let places = Dictionary(uniqueKeysWithValues: zip(graph.nodes.lazy.map(\.id), graph.nodes.indices))
    // Every edge of a graph has a target.
    sources = graph.edges.map { places[$0.from, default: 0] }
    targets = graph.edges.map { places[$0.to, default: 0] }
  }

  /// The steps along edges of some kinds.
  func steps(along kinds: Set<Edge.Kind>) -> Steps {
    Steps(pairs(along: kinds), count: graph.nodes.count)
  }

  /// The steps against edges of some kinds.
  func steps(against kinds: Set<Edge.Kind>) -> Steps {
    Steps(pairs(along: kinds).map { ($0.to, $0.from) }, count: graph.nodes.count)
  }

  private func pairs(along kinds: Set<Edge.Kind>) -> [(from: Int, to: Int)] {
    graph.edges.indices.filter { kinds.contains(graph.edges[$0].kind) }.map { (sources[$0], targets[$0]) }
  }
}

extension Edge.Kind {
  /// Whether it is a reference from a child to its parent.
  var isWayUp: Bool { self == .parent || self == .listener }
}

extension Set<Edge.Kind> {
  /// All relations but references to parents.
  static let downward = Set(Edge.Kind.allCases.filter { !$0.isWayUp })
}
