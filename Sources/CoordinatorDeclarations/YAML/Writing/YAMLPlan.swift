import CoordinatorDiagrams
import CoordinatorGraph

/// Decides where to write each part of a graph: nested in a node, under a key of a container, or in `edges`.
///
/// An edge is written where people look for it, if that place can express the edge completely. O(n + m), plus
/// the sorting of each node's entries.
struct YAMLPlan {
  /// Deeper coordinators are written at the top level: readers, and programs that read YAML, have a limit.
  static let maximumDepth = 24

  let graph: Graph
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
    isInOrder = [Bool](repeating: false, count: graph.edges.count)
    let kinds = Dictionary(uniqueKeysWithValues: graph.nodes.lazy.map { ($0.id, $0.kind) })
    let nesting = YAMLNesting(graph, kinds: kinds)
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
    for node in graph.nodes where following.contains(node.id) && node.isPlain {
      elsewhere.insert(node.id)
    }
  }
}

extension Edge {
  /// The key of a container that can express the edge completely, or nil.
  func containerKey(_ kinds: [NodeID: Node.Kind]) -> String? {
    guard kinds[from] == .container, evidence.isEmpty else { return nil }
    switch kind {
    case .parent: return kinds[to] == .container && isBare && label == nil ? "parent" : nil
    case .requires: return "requires"
    case .provides: return isBuilding(kinds) ? "builds" : "provides"
    case .adopts: return "adopts"
    default: return nil
    }
  }

  private func isBuilding(_ kinds: [NodeID: Node.Kind]) -> Bool {
    kinds[to] == .coordinator && via == nil && ownership == .usual(of: kind) && label == Edge.labelOfBuilds
  }

  /// Whether it has only ends, kind and label.
  var isBare: Bool { ownership == .unknown && via == nil && evidence.isEmpty }
}

extension Node {
  /// Whether it has only an id and a kind.
  var isPlain: Bool {
    isUsuallyTyped && role == nil && label == nil && module == nil && location == nil
      && documentation == nil
      && unknown.isEmpty
  }

  /// Whether its type is its id, letter by letter.
  var isUsuallyTyped: Bool {
    type.utf8.elementsEqual(id.rawValue.utf8)
  }
}

extension Graph {
  /// The edges from a service to the one thing that it does, by the dependency that it implements.
  func services(among others: [Int], _ kinds: [NodeID: Node.Kind]) -> [NodeID: Int] {
    var leaving: [NodeID: Int] = [:]
    for edge in edges { leaving[edge.from, default: 0] += 1 }
    var services: [NodeID: Int] = [:]
    for position in others {
      let edge = edges[position]
      guard edge.kind == .adopts, edge.order == 0, edge.label == nil, edge.isBare else { continue }
      guard kinds[edge.from] == .service, leaving[edge.from] == 1 else { continue }
      if services[edge.to] == nil { services[edge.to] = position }
    }
    return services
  }
}
