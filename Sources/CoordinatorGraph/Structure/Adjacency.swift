/// Which edges leave and reach each node, as positions in the sorted arrays of a graph.
package struct Adjacency: Sendable {
  /// A node's position, by its id.
  package let indices: [NodeID: Int]
  /// For each edge, the position of the node that it starts from.
  package let sources: [Int]
  /// For each edge, the position of its target.
  package let targets: [Int]
  /// For each edge, its kind.
  package let kinds: [EdgeKindMask]
  /// Edges grouped by the node that they leave; a node's own come by `order`, then as the graph sorts them.
  package let outgoing: [Int]
  /// Edges grouped by the node that they reach, each group as the graph sorts them.
  package let incoming: [Int]
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
  package func outgoingSlots(_ node: Int) -> Range<Int> {
    outgoingStarts[node]..<outgoingStarts[node + 1]
  }

  /// The part of `incoming` that belongs to a node.
  package func incomingSlots(_ node: Int) -> Range<Int> {
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

/// A set of edge kinds, one bit each. It is tested for every edge, where hashing would cost more than the
/// walk.
package struct EdgeKindMask: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }
}

extension EdgeKindMask {
  package init(_ kinds: Set<Edge.Kind>) {
    self = kinds.reduce(into: []) { $0.formUnion($1.mask) }
  }
}

extension Edge.Kind {
  /// Its position among all cases, which is its order in a snapshot. It is used several times per edge, so
  /// this needs no lookup.
  var rank: Int {
    switch self {
    case .child: 0
    case .creates: 1
    case .holds: 2
    case .parent: 3
    case .listener: 4
    case .presents: 5
    case .requires: 6
    case .provides: 7
    case .adopts: 8
    case .registers: 9
    case .resolves: 10
    }
  }

  var mask: EdgeKindMask { EdgeKindMask(rawValue: 1 << UInt16(rank)) }
}
