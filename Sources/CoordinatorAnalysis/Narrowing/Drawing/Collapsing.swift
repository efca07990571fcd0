import CoordinatorDiagrams
import CoordinatorGraph

/// Groups of nodes become a node each.
///
/// Edges of one kind between the same two groups become one. Its label has their number, and contradictory
/// values are dropped. An edge inside a group is not drawn, since the group replaces its nodes. O(n + m).
struct Collapsing {
  private let whole: Graph
  /// The nodes of the groups, in the order of their first members.
  private var nodes: [Node] = []
  /// For each member of a group, the id of the group's node.
  private var ids: [NodeID: NodeID] = [:]

  /// - Parameter keys: The groups of nodes. Other nodes stay.
  init(of graph: Graph, into keys: [NodeID: GroupKey], besides taken: Set<NodeID>) {
    whole = graph
    var fresh = FreshIDs(besides: taken)
    for (key, members) in graph.nodes.grouped(by: { keys[$0.id] }) {
      guard let key, key.isModule || members.count > 1 else { continue }
      let id = fresh.next("group:\(key.name)")
      nodes.append(Node(id: id, of: key, replacing: members))
      for member in members { ids[member.id] = id }
    }
  }

  /// The graph with a node a group.
  var graph: Graph {
    get throws {
      let outer = whole.edges.filter { !isWithinGroup($0) }
      let single = outer.filter { ids[$0.from] == nil && ids[$0.to] == nil }
      let bundles = outer.filter { ids[$0.from] != nil || ids[$0.to] != nil }.map { $0.renamed(by: ids) }
        .grouped { EdgeBundle(from: $0.from, kind: $0.kind, to: $0.to) }
      return try Graph(
        nodes: whole.nodes.filter { ids[$0.id] == nil } + nodes,
        edges: single + bundles.map { Edge($0.key, replacing: $0.members) }
      )
    }
  }

  private func isWithinGroup(_ edge: Edge) -> Bool { ids[edge.from] != nil && ids[edge.from] == ids[edge.to] }

  /// Whether each node is in a group.
  var hasAll: Bool { !ids.isEmpty && ids.count == whole.nodes.count }

  /// How many edges are not drawn.
  var edgesWithinGroups: Int { whole.edges.count(where: isWithinGroup) }

  /// How many nodes were merged, and how many edges are left out, in words.
  var words: [String] {
    let merged =
      ids.isEmpty ? "nothing to collapse" : "\(counted(ids.count, "node")) collapsed to \(nodes.count)"
    let inner = edgesWithinGroups > 0 ? ["\(counted(edgesWithinGroups, "edge")) within groups left out"] : []
    return (hasAll ? [] : [merged]) + inner
  }
}

struct GroupKey: Hashable {
  let name: String
  let isModule: Bool

  /// `Travel` for `*Travel*`.
  fileprivate var title: String {
    guard !isModule else { return name }
    let inner = name.drop { $0 == "*" }
    let title = inner.reversed().drop { $0 == "*" }.reversed()
    return title.isEmpty ? name : String(title)
  }
}

/// What edges share that are drawn as one.
struct EdgeBundle: Hashable {
  let from: NodeID
  let kind: Edge.Kind
  let to: NodeID
}

extension Node {
  /// The node that replaces others: it has their common values, and every reason why one may be incomplete.
  fileprivate init(id: NodeID, of key: GroupKey, replacing members: [Node]) {
    self.init(
      id: id,
      type: key.name,
      kind: key.isModule ? .module : members.agreed(on: \.kind) ?? .module,
      role: members.agreed(on: \.role) ?? nil,
      label: "\(key.title) (\(members.count))",
      module: key.isModule ? nil : members.agreed(on: \.module) ?? nil,
      unknown: Set(members.flatMap(\.unknown)).sorted()
    )
  }
}

extension Edge {
  /// The edge that replaces others. If their ownerships differ, it is unknown.
  fileprivate init(_ bundle: EdgeBundle, replacing edges: [Edge]) {
    let label = edges.agreed(on: \.label) ?? nil
    let count = edges.count > 1 ? "×\(edges.count)" : nil
    let words = [label, count].compactMap { $0 }
    self.init(
      from: bundle.from,
      to: bundle.to,
      kind: bundle.kind,
      ownership: edges.agreed(on: \.ownership) ?? .unknown,
      via: edges.agreed(on: \.via) ?? nil,
      label: words.isEmpty ? nil : words.joined(separator: " "),
      order: edges.lazy.map(\.order).min() ?? 0,
      evidence: Set(edges.lazy.flatMap(\.evidence)).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    )
  }
}

extension Array {
  /// The common value of all elements; nil if two differ, or if the list is empty.
  fileprivate func agreed<Value: Equatable>(on value: (Element) -> Value) -> Value? {
    guard let first = first.map(value) else { return nil }
    return dropFirst().allSatisfy { value($0) == first } ? first : nil
  }

  /// The elements with each key, in the order of their first ones.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var groups: [(key: Key, members: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      let place = places[key] ?? groups.count
      if place == groups.count { groups.append((key, [])) }
      places[key] = place
      groups[place].members.append(element)
    }
    return groups
  }
}

extension NodeSearch {
  /// The first group that each node belongs to.
  func groups(_ collapse: [Collapse]) throws(NarrowingError) -> [NodeID: GroupKey] {
    var keys: [NodeID: GroupKey] = [:]
    for collapse in collapse {
      for (node, key) in try members(of: collapse) where keys[node.id] == nil { keys[node.id] = key }
    }
    return keys
  }

  private func members(of collapse: Collapse) throws(NarrowingError) -> [(node: Node, key: GroupKey)] {
    switch collapse {
    case .modules:
      graph.nodes.compactMap { node in node.module.map { (node, GroupKey(name: $0, isModule: true)) } }
    case .matching(let pattern):
      try nodes(naming: pattern, as: .collapse).map {
        (graph.nodes[$0], GroupKey(name: pattern, isModule: false))
      }
    }
  }
}

/// Nodes that are drawn as one.
package enum Collapse: Hashable, Sendable {
  /// Nodes whose name, type or id matches the pattern; a single one stays unchanged. See ``Glob``.
  case matching(String)
  /// Nodes of each module. A node with an unknown module stays unchanged.
  case modules

  /// `module` means the modules; every other text is a pattern.
  package init(_ text: String) {
    self = text == "module" ? .modules : .matching(text)
  }
}

extension Narrowing {
  /// The chosen nodes in the groups of ``collapse``; nil without any.
  ///
  /// - Throws: ``NarrowingError`` when a pattern matches no node of the whole graph.
  func collapsing(_ chosen: Graph, of graph: Graph) throws -> Collapsing? {
    guard !collapse.isEmpty else { return nil }
    let groups = try NodeSearch(graph).groups(collapse).filter { !apart.contains($0.key) }
    return Collapsing(of: chosen, into: groups, besides: Set(graph.nodes.map(\.id)))
  }
}
