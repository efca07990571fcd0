import CoordinatorDiagrams
import CoordinatorGraph

/// Groups of nodes become a node each.
///
/// Edges of one kind between the same two groups become one. Its label has their number, and contradictory
/// values are dropped. An edge inside a group is not drawn, since the group replaces its nodes. O(n + m).
struct Collapsing {
  private let graph: Graph
  /// The groups, in the order of their first nodes.
  private var groups: [NodeGroup] = []
  /// For each node, its group; nil for those that stay.
  private var memberships: [Int?]
  /// For each group, the id of its node.
  private var ids: [NodeID] = []

  /// - Parameter keys: The groups of nodes. Other nodes stay.
  init(of graph: Graph, into keys: [NodeID: GroupKey], besides taken: Set<NodeID>) {
    self.graph = graph
    memberships = []
    group(by: graph.nodes.map { keys[$0.id] })
    var fresh = FreshIDs(besides: taken)
    ids = groups.map { fresh.next("group:\($0.name)") }
  }

  private mutating func group(by keys: [GroupKey?]) {
    var numbers: [GroupKey: Int] = [:]
    var counts: [GroupKey: Int] = [:]
    for case let key? in keys { counts[key, default: 0] += 1 }
    for (node, key) in zip(graph.nodes, keys) {
      guard let key, key.isModule || counts[key, default: 0] > 1 else {
        self.memberships.append(nil)
        continue
      }
      let number = numbers[key] ?? self.groups.count
      if number == self.groups.count { self.groups.append(NodeGroup(key)) }
      numbers[key] = number
      self.groups[number].members.append(node)
      self.memberships.append(number)
    }
  }

  /// The graph with a node a group.
  var collapsed: Graph {
    get throws {
      let single = zip(graph.nodes, memberships).filter { $0.1 == nil }.map(\.0)
      let nodes = single + zip(groups, ids).map { $0.node(id: $1) }
      return try Graph(nodes: nodes, edges: edges)
    }
  }

  private var edges: [Edge] {
    var edges: [Edge] = []
    var bundles: [EdgeBundle] = []
    var places: [EdgeBundle.Key: Int] = [:]
    for (position, edge) in graph.edges.enumerated() where !isWithinGroup(position) {
      let (from, to) = ends(of: position)
      guard from != nil || to != nil else { edges.append(edge); continue }
      let key = EdgeBundle.Key(from: from ?? edge.from, kind: edge.kind, to: to ?? edge.to)
      if let place = places[key] { bundles[place].add(edge); continue }
      places[key] = bundles.count
      bundles.append(EdgeBundle(key, edge))
    }
    return edges + bundles.map(\.edge)
  }

  /// The ids of the groups at both ends of an edge; nil for an end without a group.
  private func ends(of edge: Int) -> (from: NodeID?, to: NodeID?) {
    (
      memberships[graph.adjacency.sources[edge]].map { ids[$0] },
      memberships[graph.adjacency.targets[edge]].map { ids[$0] }
    )
  }

  private func isWithinGroup(_ edge: Int) -> Bool {
    let source = memberships[graph.adjacency.sources[edge]]
    return source != nil && source == memberships[graph.adjacency.targets[edge]]
  }

  /// Counts the nodes that were merged, and the edges that are not drawn.
  func count(in tally: inout Tally) {
    tally.collapsed.nodes = memberships.lazy.filter { $0 != nil }.count
    tally.collapsed.drawn = groups.count
    tally.edgesWithinGroups = graph.adjacency.sources.indices.lazy.filter(isWithinGroup).count
  }
}

struct GroupKey: Hashable {
  let name: String
  let isModule: Bool
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
  /// The chosen nodes, with one node for each group of ``collapse``.
  ///
  /// - Throws: ``NarrowingError`` when a pattern matches no node of the whole graph.
  func collapsed(_ chosen: Graph, of graph: Graph, counting tally: inout Tally) throws -> Graph {
    guard !collapse.isEmpty else { return chosen }
    let groups = try NodeSearch(graph).groups(collapse).filter { !apart.contains($0.key) }
    let collapsing = Collapsing(of: chosen, into: groups, besides: Set(graph.nodes.map(\.id)))
    collapsing.count(in: &tally)
    return try collapsing.collapsed
  }
}
