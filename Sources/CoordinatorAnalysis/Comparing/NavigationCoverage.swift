import CoordinatorGraph

/// Which edges of an app its runs drove, such as those of UI tests.
///
/// Nodes are matched by type, or else by name. Several edges between the same two nodes count as one.
public struct NavigationCoverage: Hashable, Sendable {
  /// The app: its coordinators and screens, with one edge for each two of them.
  public let graph: Graph
  /// The edges that a run drove.
  public let driven: Set<Edge>
  /// The coordinators and screens that no run had, in the order of the graph.
  public let unopened: [Node]
  /// How many edges between coordinators a run drove that the app does not have.
  public let strayCount: Int

  /// Compares an app with its runs. O(n + m).
  ///
  /// - Parameters:
  ///   - app: The coordinators of the app, and perhaps its screens.
  ///   - runs: Everything that happened in all runs.
  /// - Throws: Nothing for valid graphs, and all graphs are valid.
  public init(of app: Graph, drivenBy runs: Graph) throws(GraphError) {
    let names = RunNames(of: app)
    let edges = names.lines(of: app)
    let known = Set(edges.map(\.ends))
    let run = names.lines(of: runs)
    let ends = Set(run.map(\.ends))
    graph = try Graph(nodes: app.nodes.filter { $0.kind.isOpened }, edges: edges.map(\.edge))
    driven = Set(edges.lazy.filter { ends.contains($0.ends) }.map(\.edge))
    let opened = Set(runs.nodes.map(names.type))
    unopened = graph.nodes.filter { !opened.contains($0.type) }
    strayCount = Set(run.lazy.filter { $0.edge.isStep }.map(\.ends)).subtracting(known).count
  }

  /// The number of edges that a run could drive.
  public var total: Int { graph.edges.count }
  /// The share of driven edges in percent, rounded down so that 100 means all.
  public var percent: Int { total == 0 ? 100 : driven.count * 100 / total }
  /// The edges that no run drove, in the order of the graph.
  public var undriven: [Edge] { graph.edges.filter { !driven.contains($0) } }

  /// `31 of 69 edges driven (44 %), 4 coordinators never opened`.
  public var summary: String {
    let words = [(Node.Kind.coordinator, "never opened"), (.screen, "never shown")].compactMap { kind, word in
      let count = unopened.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)\(count == 1 ? "" : "s") \(word)"
    }
    return (["\(driven.count) of \(total) edges driven (\(percent) %)"] + words).joined(separator: ", ")
  }
}

/// Names the nodes of a run by the types of the app.
private struct RunNames {
  private let types: Set<String>
  private let typesByName: [String: String]

  struct Ends: Hashable {
    let from: String
    let to: String
  }

  init(of app: Graph) {
    types = Set(app.nodes.map(\.type))
    typesByName = Dictionary(app.nodes.map { ($0.name, $0.type) }) { first, _ in first }
  }

  func type(of node: Node) -> String {
    types.contains(node.type) ? node.type : typesByName[node.name] ?? node.type
  }

  /// The edges that a user follows, each two nodes once.
  func lines(of graph: Graph) -> [(edge: Edge, ends: Ends)] {
    var seen: Set<[NodeID]> = []
    return graph.edges.compactMap { edge in
      guard edge.isStep || edge.kind == .presents, let from = graph.node(edge.from),
        let to = graph.node(edge.to), from.kind.isOpened, to.kind.isOpened,
        seen.insert([edge.from, edge.to]).inserted
      else { return nil }
      return (edge, Ends(from: type(of: from), to: type(of: to)))
    }
  }
}

extension Node.Kind {
  fileprivate var isOpened: Bool { self == .coordinator || self == .screen }
}
