/// Which edges leave and reach each node, as positions in the sorted arrays of a graph.
struct Adjacency: Sendable {
  /// A node's position, by its id.
  let indices: [NodeID: Int]
  /// For each edge, the position of the node that it starts from.
  let sources: [Int]
  /// For each edge, the position of the node that it leads to.
  let targets: [Int]
  /// The edges that leave node n are those from `outgoingStarts[n]` up to `outgoingStarts[n + 1]`.
  private let outgoingStarts: [Int]
  /// The edges that reach node n are `incoming[incomingStarts[n] ..< incomingStarts[n + 1]]`.
  private let incomingStarts: [Int]
  private let incoming: [Int]

  init(indices: [NodeID: Int], edges: [LocatedEdge]) {
    self.indices = indices
    sources = edges.map(\.source)
    targets = edges.map(\.target)
    outgoingStarts = Self.starts(of: sources, count: indices.count)
    incomingStarts = Self.starts(of: targets, count: indices.count)
    incoming = Self.grouped(targets, starts: incomingStarts)
  }

  func outgoing(_ node: Int) -> Range<Int> {
    outgoingStarts[node]..<outgoingStarts[node + 1]
  }

  func incoming(_ node: Int) -> ArraySlice<Int> {
    incoming[incomingStarts[node]..<incomingStarts[node + 1]]
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
    for (edge, node) in nodes.enumerated() {
      grouped[next[node]] = edge
      next[node] += 1
    }
    return grouped
  }
}

/// An edge by the positions of its ends, which compare faster than their ids and in the same order.
struct LocatedEdge: Comparable {
  let source: Int
  let target: Int
  let kind: Int
  let order: Int
  let via: String?
  let ownership: Ownership
  let position: Int

  static func < (left: LocatedEdge, right: LocatedEdge) -> Bool {
    let (lefts, rights) = (left.places, right.places)
    if lefts != rights { return lefts < rights }
    if left.via != right.via { return (left.via ?? "") < (right.via ?? "") }
    return left.ownership.rawValue < right.ownership.rawValue
  }

  private var places: (Int, Int, Int, Int) { (source, kind, target, order) }
}

extension [Edge] {
  func located(by indices: [NodeID: Int]) throws(GraphError) -> [LocatedEdge] {
    var located: [LocatedEdge] = []
    located.reserveCapacity(count)
    for (position, edge) in enumerated() {
      located.append(try edge.located(by: indices, position: position))
    }
    return located
  }
}

extension Edge {
  fileprivate func located(by indices: [NodeID: Int], position: Int) throws(GraphError) -> LocatedEdge {
    guard let source = indices[from] else { throw .danglingEdge(from: from, to: to, missing: from) }
    guard let target = indices[to] else { throw .danglingEdge(from: from, to: to, missing: to) }
    return LocatedEdge(
      source: source,
      target: target,
      kind: kind.rank,
      order: order,
      via: via,
      ownership: ownership,
      position: position
    )
  }
}

extension Edge.Kind {
  private static let ranks = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

  /// Its place in a snapshot.
  var rank: Int { Self.ranks[self, default: 0] }
}
