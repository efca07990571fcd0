/// Which edges leave and reach each node, as positions in the sorted arrays of a graph.
struct Adjacency: Sendable {
  /// A node's position, by its id.
  let indices: [NodeID: Int]
  /// For each edge, the position of the node that it starts from.
  let sources: [Int]
  /// For each edge, the position of its target.
  let targets: [Int]
  /// For each edge, its kind.
  let kinds: [EdgeKindMask]
  /// Edges grouped by the node that they leave; a node's own come by `order`, then as the graph sorts them.
  let outgoing: [Int]
  /// Edges grouped by the node that they reach, each group as the graph sorts them.
  let incoming: [Int]
  private let outgoingStarts: [Int]
  private let incomingStarts: [Int]

  /// - Parameter edges: The edges as the graph sorts them.
  init(indices: [NodeID: Int], edges: [LocatedEdge]) {
    self.indices = indices
    sources = edges.map(\.source)
    targets = edges.map(\.target)
    kinds = edges.map(\.kind.mask)
    outgoingStarts = Self.starts(of: sources, count: indices.count)
    incomingStarts = Self.starts(of: targets, count: indices.count)
    outgoing = edges.indices.sortedIfNeeded { left, right in
      (edges[left].source, edges[left].order, left) < (edges[right].source, edges[right].order, right)
    }
    incoming = Self.grouped(targets, starts: incomingStarts)
  }

  /// The part of `outgoing` that belongs to a node.
  func outgoingSlots(_ node: Int) -> Range<Int> {
    outgoingStarts[node]..<outgoingStarts[node + 1]
  }

  /// The part of `incoming` that belongs to a node.
  func incomingSlots(_ node: Int) -> Range<Int> {
    incomingStarts[node]..<incomingStarts[node + 1]
  }

  /// Running totals of how often each node occurs: the offsets of a counting sort.
  private static func starts(of nodes: [Int], count: Int) -> [Int] {
    var starts = [Int](repeating: 0, count: count + 1)
    for node in nodes { starts[node + 1] += 1 }
    for node in 0..<count { starts[node + 1] += starts[node] }
    return starts
  }

  private static func grouped(_ nodes: [Int], starts: [Int]) -> [Int] {
    var next = starts
    var grouped = [Int](repeating: 0, count: nodes.count)
    for edge in nodes.indices {
      let node = nodes[edge]
      grouped[next[node]] = edge
      next[node] += 1
    }
    return grouped
  }
}
