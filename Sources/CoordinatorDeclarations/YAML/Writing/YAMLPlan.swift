import CoordinatorGraph

/// Decides where to write each part of a graph: nested in a node, under a key of a container, or in `edges`.
///
/// An edge is written where people look for it, if that place can express the edge completely. O(n + m), plus
/// the sorting of each node's entries.
struct YAMLPlan {
  /// Deeper coordinators are written at the top level: readers, and programs that read YAML, have a limit.
  static let maximumDepth = 24

  let graph: Graph
  let naming: YAMLNaming
  /// The edges that are written at their source node, by key, as positions in the graph.
  private(set) var entries: [NodeID: [String: [Int]]] = [:]
  /// The edges that are written in `edges`.
  private(set) var others: [Int] = []
  /// For an edge to a dependency, the service that is stated with it.
  private(set) var implementations: [Int: NodeID] = [:]
  /// The nodes that are nested or implied by other declarations.
  private(set) var elsewhere: Set<NodeID> = []
  /// The edges whose order is implied.
  private(set) var isInOrder: [Bool]

  init(_ graph: Graph) {
    self.graph = graph
    naming = graph.usualNaming
    isInOrder = [Bool](repeating: false, count: graph.edges.count)
    let kinds = Dictionary(uniqueKeysWithValues: graph.nodes.lazy.map { ($0.id, $0.kind) })
    let nesting = YAMLNesting(graph, naming: naming, kinds: kinds)
    for edge in graph.edges.indices { place(edge, nesting: nesting, kinds: kinds) }
    elsewhere = nesting.nested
    settleOrders()
    planImplementations(kinds)
    leaveOutWhatFollows(kinds)
  }

  // MARK: - Places

  private mutating func place(_ position: Int, nesting: YAMLNesting, kinds: [NodeID: Node.Kind]) {
    let edge = graph.edges[position]
    let isNested = nesting.edges.contains(position)
    let key = isNested ? (edge.kind == .child ? "children" : "screens") : edge.containerKey(kinds)
    guard let key, !repeats(position, under: key) else { return others.append(position) }
    entries[edge.from, default: [:]][key, default: []].append(position)
  }

  /// Whether a key already has an edge to the same node: a name can be under it only once.
  private func repeats(_ position: Int, under key: String) -> Bool {
    guard let last = entries[graph.edges[position].from]?[key]?.last else { return false }
    return graph.edges[last].to == graph.edges[position].to
  }

  // MARK: - Orders

  /// Sorts the entries under each key, and finds the orders that the reader would assign by itself.
  private mutating func settleOrders() {
    var next: [NodeID: Int] = [:]
    for node in graph.nodes {
      for key in YAMLPlan.keysInOrder {
        guard let positions = entries[node.id]?[key] else { continue }
        let settled = settled(positions, under: key, next: &next[node.id, default: 0])
        entries[node.id]?[key] = settled
      }
    }
    others.sort()
    for position in others { settle(position, next: &next[graph.edges[position].from, default: 0]) }
  }

  private mutating func settled(_ positions: [Int], under key: String, next: inout Int) -> [Int] {
    let sorted = positions.sorted { (graph.edges[$0].order, $0) < (graph.edges[$1].order, $1) }
    var kept: [Int] = []
    for position in sorted {
      // These keys have names alone.
      if ["parent", "builds"].contains(key), graph.edges[position].order != next {
        others.append(position)
      } else {
        settle(position, next: &next)
        kept.append(position)
      }
    }
    return kept
  }

  private mutating func settle(_ position: Int, next: inout Int) {
    isInOrder[position] = graph.edges[position].order == next
    next += 1
  }

  /// The keys with relations, in the order in which the reader reads them.
  static let keysInOrder = ["children", "screens", "parent", "builds", "requires", "provides", "adopts"]

  // MARK: - What follows

  /// Writes a service with the dependency that it implements, if it has no other edges.
  private mutating func planImplementations(_ kinds: [NodeID: Node.Kind]) {
    let services = graph.services(among: others, kinds)
    var left = services
    for node in graph.nodes {
      for position in entries[node.id]?["provides"] ?? [] {
        guard let edge = left.removeValue(forKey: graph.edges[position].to) else { continue }
        implementations[position] = graph.edges[edge].from
      }
    }
    let stated = Set(services.filter { left[$0.key] == nil }.values)
    others.removeAll { stated.contains($0) }
  }

  private mutating func leaveOutWhatFollows(_ kinds: [NodeID: Node.Kind]) {
    var following = Set(implementations.values)
    for keys in entries.values {
      for key in ["requires", "provides", "adopts"] {
        for position in keys[key] ?? [] where kinds[graph.edges[position].to] == .dependency {
          following.insert(graph.edges[position].to)
        }
      }
    }
    for node in graph.nodes where following.contains(node.id) && node.isPlain(naming) {
      elsewhere.insert(node.id)
    }
  }
}
