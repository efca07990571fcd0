/// Coordinators, containers and screens, and their relations.
///
/// Immutable. Nodes are sorted by id, and edges by (from, kind, to, order, via) and then by their other
/// fields. So the order of construction does not matter for equality. Ids that are canonically equivalent in
/// Unicode are one id.
///
/// A graph need not be a tree: it may have nodes with two parents, cycles, parallel edges, several roots or
/// no root. Every query terminates on such graphs.
///
/// Making a graph of n nodes and m edges costs O(n log n + m log m), and O(n + m) when they come sorted.
public struct Graph: Sendable {
  /// The nodes, sorted by id.
  public let nodes: [Node]

  /// The edges, sorted by (from, kind, to, order, via).
  public let edges: [Edge]

  package let adjacency: Adjacency

  /// A graph of the given nodes and edges, in any order. An `order` below 0 becomes 0.
  ///
  /// - Throws: ``GraphError`` if two nodes share an id, or an edge refers to a missing node.
  public init(nodes: [Node], edges: [Edge]) throws(GraphError) {
    let nodes = nodes.sortedIfNeeded { $0.id < $1.id }
    if let twin = nodes.indices.dropFirst().first(where: { nodes[$0 - 1].id == nodes[$0].id }) {
      throw .duplicateNode(nodes[twin].id)
    }
    let indices = nodes.positions
    self.init(nodes: nodes, indices: indices, edges: edges, located: try edges.located(by: indices))
  }

  /// A graph without nodes.
  public static let empty = Graph(nodes: [], indices: [:], edges: [], located: [])

  /// A graph of sorted, unique nodes and of edges with known ends.
  package init(nodes: [Node], indices: [NodeID: Int], edges: [Edge], located: [LocatedEdge]) {
    let sorted = edges.sorted(located)
    self.nodes = nodes
    self.edges = sorted.map { edges[$0.position].joining(nodes[$0.source].id, nodes[$0.target].id) }
    self.adjacency = Adjacency(indices: indices, edges: sorted)
  }
}

extension Graph: Hashable {
  /// Graphs are equal when their nodes and edges are.
  public static func == (left: Graph, right: Graph) -> Bool {
    left.nodes == right.nodes && left.edges == right.edges
  }

  /// Feeds nodes and edges to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes)
    hasher.combine(edges)
  }
}

extension [Node] {
  /// The position of each node, by its id. The ids are unique.
  package var positions: [NodeID: Int] {
    Dictionary(uniqueKeysWithValues: zip(lazy.map(\.id), indices))
  }
}

extension Edge {
  /// The edge with its ends spelled as its nodes spell them, because an edge may write an accent in another
  /// Unicode form. It then also shares the nodes' strings.
  fileprivate func joining(_ from: NodeID, _ to: NodeID) -> Edge {
    var edge = self
    edge.from = from
    edge.to = to
    edge.order = Swift.max(order, 0)
    return edge
  }
}

/// Why nodes and edges do not form a graph.
public enum GraphError: Error, Hashable, Sendable {
  /// Two nodes have this id.
  case duplicateNode(NodeID)
  /// An edge starts or ends at `missing`, which no node has as its id.
  case danglingEdge(from: NodeID, to: NodeID, missing: NodeID)
}

extension GraphError: CustomStringConvertible {
  /// One line: the problem and how to fix it.
  public var description: String {
    switch self {
    case .duplicateNode(let id):
      "two nodes have the id \(id.rawValue.quoted); give each node a unique id"
    case .danglingEdge(let from, let to, let missing):
      """
      the edge \(from.rawValue.quoted) -> \(to.rawValue.quoted) leads to no node: \
      add a node with the id \(missing.rawValue.quoted) or remove the edge
      """
    }
  }
}
