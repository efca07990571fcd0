/// Which edges leave and reach each node, as positions in the sorted arrays of a graph.
package struct Adjacency: Sendable {
  /// A node's position, by its id.
  package let indices: [NodeID: Int]
  /// For each edge, the position of the node that it starts from.
  package let sources: [Int]
  /// For each edge, the position of its target.
  package let targets: [Int]
  package let kinds: [EdgeKindMask]
  /// Edges by the node that they leave; a node's own come by `order`, then as the graph sorts them.
  private let outgoing: GroupedLinks
  /// Edges by the node that they reach, each group as the graph sorts them.
  private let incoming: GroupedLinks

  /// - Parameter edges: The edges as the graph sorts them.
  init(indices: [NodeID: Int], edges: [LocatedEdge]) {
    self.indices = indices
    sources = edges.map(\.source)
    targets = edges.map(\.target)
    kinds = edges.map(\.kind.mask)
    let ordered = edges.indices.sortedIfNeeded { left, right in
      (edges[left].source, edges[left].order, left) < (edges[right].source, edges[right].order, right)
    }
    func grouped(_ positions: [Int], by nodes: [Int]) -> GroupedLinks {
      let pairs = positions.map { (Int32(truncatingIfNeeded: nodes[$0]), Int32(truncatingIfNeeded: $0)) }
      return GroupedLinks(pairs, count: indices.count)
    }
    outgoing = grouped(ordered, by: sources)
    incoming = grouped(Array(edges.indices), by: targets)
  }

  /// The edges that leave a node.
  package func edges(from node: Int) -> ArraySlice<Int32> { outgoing[Int32(truncatingIfNeeded: node)] }

  /// The edges that reach a node.
  package func edges(to node: Int) -> ArraySlice<Int32> { incoming[Int32(truncatingIfNeeded: node)] }
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

/// Pairs of numbers, grouped by the first of each: the edges of nodes, the owners of objects.
package struct GroupedLinks: Sendable {
  /// The entries of a number are adjacent, from its start to the next number's start.
  private var starts: [Int32]
  private var entries: [Int32]

  package init(_ pairs: [(Int32, Int32)], count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    for (first, _) in pairs { starts[Int(first) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    entries = [Int32](repeating: 0, count: pairs.count)
    var next = starts
    for (first, second) in pairs {
      entries[Int(next[Int(first)])] = second
      next[Int(first)] += 1
    }
  }

  /// How many first numbers there are.
  package var count: Int { starts.count - 1 }

  package subscript(first: Int32) -> ArraySlice<Int32> {
    entries[Int(starts[Int(first)])..<Int(starts[Int(first) + 1])]
  }
}
