import CoordinatorGraph

/// Which edges of an app its runs drove, such as those of UI tests.
///
/// A run drives an edge if it had the second node below the first one. Nodes are matched by type, or else by name. Several edges between the same two nodes count as one. Where several nodes
/// share a name, a run may not tell which one it had: that is unknown, and does not count as driven.
package struct NavigationCoverage: Hashable, Sendable {
  /// The app: its coordinators and screens, with one edge for each two of them.
  package let graph: Graph
  package let driven: Set<Edge>
  /// The edges of which a run drove at least one, but not which.
  package let unknown: Set<Edge>
  /// The edges that only create a coordinator which a run opened elsewhere. A run shows who keeps a coordinator, and not who
  /// creates it, so these do not count.
  package let uncounted: Set<Edge>
  /// The coordinators and screens that no run had, in the order of the graph.
  package let unopened: [Node]
  /// Those that a run may have had, but it may have been another one with the same name.
  package let perhapsOpened: [Node]
  /// How many edges between coordinators a run drove that the app does not have.
  package let strayCount: Int
  /// The number of coordinators that the runs had.
  package let runCount: Int
  /// How many of these the app does not have.
  package let foreignCount: Int

  /// Compares an app with its runs. O(n + m).
  ///
  /// - Parameters:
  ///   - app: The coordinators of the app, and perhaps its screens.
  ///   - runs: Everything that happened in all runs.
  /// - Throws: Nothing for valid graphs, and all graphs are valid.
  package init(of app: Graph, drivenBy runs: Graph) throws(GraphError) {
    let edges = app.steps
    graph = try Graph(nodes: app.nodes.filter { $0.kind.isOpened }, edges: edges.map(\.edge))
    let names = RunNames(of: graph.nodes)
    let known = names.edges(edges)
    let steps = runs.steps
    let meant = Set(steps.map { names.ends($0.from, $0.to) })
    var (driven, unknown) = (Set<Edge>(), Set<Edge>())
    for ends in meant {
      guard let edges = known[ends] else { continue }
      if edges.count == 1 { driven.insert(edges[0]) } else { unknown.formUnion(edges) }
    }
    unknown.subtract(driven)
    (self.driven, self.unknown) = (driven, unknown)
    let (opened, perhaps) = names.opened(by: runs.nodes, driven, unknown)
    unopened = graph.nodes.filter { !opened.contains($0.id) && !perhaps.contains($0.id) }
    perhapsOpened = graph.nodes.filter { perhaps.contains($0.id) }
    let seen = opened.union(perhaps)
    uncounted = Set(graph.edges.filter { $0.kind == .creates && seen.contains($0.to) })
      .subtracting(driven).subtracting(unknown)
    let strays = steps.lazy.filter { $0.edge.isStep }.map { names.ends($0.from, $0.to) }
    strayCount = Set(strays).count { known[$0] == nil }
    let coordinators = runs.nodes.filter { $0.kind == .coordinator }
    (runCount, foreignCount) = (coordinators.count, coordinators.count { names.nodes($0).isEmpty })
  }

  /// The number of edges that a run could drive.
  package var total: Int { graph.edges.count - uncounted.count }
  /// The share of driven edges in percent, rounded down so that 100 means all.
  package var percent: Int { total == 0 ? 100 : driven.count * 100 / total }
  /// Whether no run had anything of the app.
  package var opensNothing: Bool { unopened.count == graph.nodes.count }
  /// Whether the runs seem to be those of another app: equal names may be a coincidence.
  package var isForeign: Bool { opensNothing || foreignCount * 2 > runCount }
  /// The edges that no run drove, in the order of the graph.
  package var undriven: [Edge] {
    graph.edges.filter { !driven.contains($0) && !unknown.contains($0) && !uncounted.contains($0) }
  }

  /// `31 of 69 edges driven (44 %), 2 unknown, 4 coordinators never opened`.
  package var summary: String {
    let words = [(Node.Kind.coordinator, "never opened"), (.screen, "never shown")].compactMap { kind, word in
      let count = unopened.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)\(count == 1 ? "" : "s") \(word)"
    }
    let unknown = unknown.isEmpty ? [] : ["\(unknown.count) unknown"]
    let share = ["\(driven.count) of \(total) edges driven (\(percent) %)"]
    return (share + unknown + words).joined(separator: ", ")
  }
}

/// Which nodes of the app the names in a run may mean.
private struct RunNames {
  private let byType: [String: [Node]]
  private let byName: [String: [Node]]

  /// The type or the name by which a run knows a node.
  enum Key: Hashable {
    case type(String), name(String)
  }

  struct Ends: Hashable {
    let from: Key
    let to: Key
  }

  init(of nodes: [Node]) {
    byType = Dictionary(grouping: nodes, by: \.type)
    byName = Dictionary(grouping: nodes, by: \.name)
  }

  private func key(_ node: Node) -> Key {
    byType[node.type] == nil ? .name(node.name) : .type(node.type)
  }

  func ends(_ from: Node, _ to: Node) -> Ends { Ends(from: key(from), to: key(to)) }

  func nodes(_ node: Node) -> [Node] { byType[node.type] ?? byName[node.name] ?? [] }

  /// The edges of the app by all that a run may tell of their ends.
  func edges(_ steps: [Step]) -> [Ends: [Edge]] {
    var edges: [Ends: [Edge]] = [:]
    for step in steps {
      for from in [Key.type(step.from.type), .name(step.from.name)] {
        for to in [Key.type(step.to.type), .name(step.to.name)] {
          edges[Ends(from: from, to: to), default: []].append(step.edge)
        }
      }
    }
    return edges
  }

  /// The nodes that a run had, and those that it may have had.
  func opened(by nodes: [Node], _ driven: Set<Edge>, _ unknown: Set<Edge>) -> (Set<NodeID>, Set<NodeID>) {
    let (certain, doubtful) = (Set(driven.flatMap(\.ends)), Set(unknown.flatMap(\.ends)))
    var opened = certain
    var (perhaps, seen) = (Set<NodeID>(), Set<Key>())
    for node in nodes where seen.insert(key(node)).inserted {
      let found = self.nodes(node).map(\.id)
      if found.count == 1 { opened.insert(found[0]) }
      let isSeen = found.contains(where: certain.contains)
      perhaps.formUnion(found.filter { !isSeen || doubtful.contains($0) })
    }
    return (opened, perhaps.subtracting(opened))
  }
}

/// An edge that a user follows, with its ends.
private typealias Step = (edge: Edge, from: Node, to: Node)

extension Graph {
  /// The edges that a user follows, each two nodes once.
  fileprivate var steps: [Step] {
    var seen: Set<[NodeID]> = []
    return edges.compactMap { edge in
      guard edge.isStep || edge.kind == .presents, let from = node(edge.from), let to = node(edge.to),
        from.kind.isOpened, to.kind.isOpened, seen.insert(edge.ends).inserted
      else { return nil }
      return (edge, from, to)
    }
  }
}

extension Edge {
  fileprivate var ends: [NodeID] { [from, to] }
}

extension Node.Kind {
  fileprivate var isOpened: Bool { self == .coordinator || self == .screen }
}
