/// Coordinators, containers and screens, and how they are related.
///
/// Immutable. Nodes are sorted by id, edges by (from, kind, to, order, via), so that equal graphs are equal
/// values whatever order they were stated in. Shapes that are no tree (two parents, a cycle, two edges
/// between the same nodes, several roots, none) are kept as they are, and every question about them ends.
///
/// Making a graph of n nodes and m edges costs O(n log n + m log m), and O(n + m) when they come sorted.
public struct Graph: Sendable {
  /// The nodes, sorted by id.
  public let nodes: [Node]

  /// The edges, sorted by (from, kind, to, order, via).
  public let edges: [Edge]

  let adjacency: Adjacency

  /// A graph of the given nodes and edges, in any order.
  ///
  /// - Throws: ``GraphError`` when two nodes share an id, or an edge leads to no node.
  public init(nodes: [Node], edges: [Edge]) throws(GraphError) {
    let nodes = nodes.sortedIfNeeded { $0.id < $1.id }
    if let twin = zip(nodes, nodes.dropFirst()).first(where: { $0.id == $1.id }) {
      throw .duplicateNode(twin.0.id)
    }
    let indices = Dictionary(uniqueKeysWithValues: zip(nodes.lazy.map(\.id), nodes.indices))
    let sorted = try edges.located(by: indices).sortedIfNeeded(by: <)
    self.nodes = nodes
    self.edges = sorted.map { edges[$0.position] }
    self.adjacency = Adjacency(indices: indices, edges: sorted)
  }

  /// A graph without nodes.
  public static let empty = Graph()

  private init() {
    nodes = []
    edges = []
    adjacency = Adjacency(indices: [:], edges: [])
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

extension Array {
  /// The array in order; in one pass when it is so already, as what comes from a snapshot is.
  func sortedIfNeeded(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    let isSorted = !zip(self, dropFirst()).contains { comesBefore($1, $0) }
    return isSorted ? self : sorted(by: comesBefore)
  }
}
