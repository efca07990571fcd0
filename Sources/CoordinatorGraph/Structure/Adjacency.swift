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

/// The edges of some kinds, as steps between positions of nodes.
struct Links: Sendable {
  private let adjacency: Adjacency
  private let kinds: EdgeKindMask

  init(_ graph: Graph, along kinds: Set<Edge.Kind>) {
    adjacency = graph.adjacency
    self.kinds = EdgeKindMask(kinds)
  }

  /// Calls `body` with the target of each edge that leaves a node, in the order of its edges.
  func forEachTarget(of node: Int, _ body: (Int) -> Void) {
    var slot = 0
    while let target = nextTarget(of: node, slot: &slot) { body(target) }
  }

  /// Calls `body` with the source of each edge that reaches a node, by id.
  func forEachSource(of node: Int, _ body: (Int) -> Void) {
    for slot in adjacency.incomingSlots(node) {
      let edge = adjacency.incoming[slot]
      if kinds.contains(adjacency.kinds[edge]) { body(adjacency.sources[edge]) }
    }
  }

  /// The target of the first edge at or after `slot` of a node. It moves `slot` behind that edge, so that a
  /// loop can be resumed.
  func nextTarget(of node: Int, slot: inout Int) -> Int? {
    let slots = adjacency.outgoingSlots(node)
    while slot < slots.count {
      let edge = adjacency.outgoing[slots.lowerBound + slot]
      slot += 1
      if kinds.contains(adjacency.kinds[edge]) { return adjacency.targets[edge] }
    }
    return nil
  }
}

/// A set of edge kinds, one bit each. It is tested for every edge, where hashing would cost more than the
/// walk.
struct EdgeKindMask: OptionSet, Sendable {
  let rawValue: UInt16
}

extension EdgeKindMask {
  init(_ kinds: Set<Edge.Kind>) {
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
