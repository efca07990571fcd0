import CoordinatorDiagrams
import CoordinatorGraph

/// Matches the nodes of two graphs: by id, then by name and kind, then by their position.
struct NodeMatching {
  /// The id of the head's node, by that of the base's.
  private(set) var heads: [NodeID: NodeID] = [:]
  private(set) var renamed: [GraphDiff.Renaming] = []
  private var isTaken: Set<NodeID> = []

  /// The maximum number of searches for similar names. Each search reads the whole graph and continues from
  /// earlier matches, so this is also how far a chain of new names is followed.
  static let mostRounds = 40

  init(_ base: Graph, _ head: Graph) {
    for node in base.nodes where head.contains(node.id) { match(node.id, node.id) }
    match(base, head) { [$0.kind.rawValue, $0.name] }
    match(base, head) { [$0.kind.rawValue, $0.type] }
    for _ in 0..<Self.mostRounds {
      guard let suggestion = Renamings(base, head, self).best else { break }
      for pair in suggestion { match(pair.from.id, pair.to.id) }
      renamed += suggestion
    }
    renamed.sort { $0.to.id < $1.to.id }
  }

  func isMatched(_ head: NodeID) -> Bool { isTaken.contains(head) }

  private mutating func match(_ base: NodeID, _ head: NodeID) {
    heads[base] = head
    isTaken.insert(head)
  }

  /// Matches unmatched nodes with the same key, in the order of the ids.
  private mutating func match(_ base: Graph, _ head: Graph, by key: (Node) -> [String]) {
    var places: [[String]: [NodeID]] = [:]
    for node in head.nodes.reversed() where !isMatched(node.id) {
      places[key(node), default: []].append(node.id)
    }
    for node in base.nodes where heads[node.id] == nil {
      if let id = places[key(node)]?.popLast() { match(node.id, id) }
    }
  }

  /// The ids of the base's nodes in one graph with the head: those of their matches, else ids that are free.
  func ids(of base: Graph, in head: Graph) -> [NodeID: NodeID] {
    var fresh = FreshIDs(besides: Set(head.nodes.map(\.id)))
    var ids = heads
    for node in base.nodes where heads[node.id] == nil { ids[node.id] = fresh.next(node.id.rawValue) }
    return ids
  }
}
