import CoordinatorDiagrams
import CoordinatorGraph

/// Draws a graph in less and less detail, until it fits the limits of a host.
///
/// Tries each ``DetailLevel`` in order, and takes the first that fits. The subject of the diagram, such as the
/// changed nodes, is visible on every level.
package struct Simplification: Sendable {
  /// A drawing of the graph.
  package struct Step: Hashable, Sendable {
    package var level: DetailLevel
    /// The graph to draw; empty for a list.
    package var graph: Graph
    /// How it is drawn, to follow the word `drawn`: `folded, with equal siblings as one node`.
    package var words: String
  }

  private let graph: Graph
  private let apart: Set<NodeID>

  /// The ladder of a graph.
  ///
  /// - Parameter apart: The subjects of the diagram; empty if all nodes are equally important.
  package init(of graph: Graph, apart: Set<NodeID> = []) {
    self.graph = graph
    self.apart = apart
  }

  /// The first level that fits; a list if none does. O((n + m) log n), plus as many calls of `fits`.
  ///
  /// - Parameter fits: Whether the host can draw a graph.
  /// - Throws: Nothing for valid graphs, and all graphs are valid.
  package func firstStep(where fits: (Graph) -> Bool) throws -> Step {
    if fits(graph) { return Step(level: .full, graph: graph, words: "in full") }
    let folded = try narrowed(Narrowing(folds: true), graph)
    if fits(folded) { return Step(level: .folded, graph: folded, words: Self.folded) }
    if let collapsed = try collapsed, fits(collapsed) {
      return Step(level: .collapsed, graph: collapsed, words: Self.collapsed)
    }
    let near = apart.isEmpty ? try topLevels(where: fits) : surroundings(where: fits)
    return near ?? Step(level: .list, graph: .empty, words: "not at all")
  }

  /// Modules as nodes; nil without modules, and also for a single module, whose picture would show nothing.
  private var collapsed: Graph? {
    get throws {
      guard graph.nodes.contains(where: { $0.module != nil }) else { return nil }
      let collapsed = try narrowed(Narrowing(collapse: [.modules], folds: true), graph)
      return collapsed.edges.isEmpty ? nil : collapsed
    }
  }

  private static let folded = "folded, with equal siblings as one node"
  private static let collapsed = "collapsed, with each module as one node"

  private func narrowed(_ narrowing: Narrowing, _ graph: Graph) throws -> Graph {
    var narrowing = narrowing
    narrowing.apart = apart
    return try narrowing.apply(to: graph).graph
  }

  /// As many levels below the roots as fit, with equal siblings folded. The number of levels doubles until
  /// the graph does not fit, and then a binary search follows. So much deeper levels cost nothing.
  private func topLevels(where fits: (Graph) -> Bool) throws -> Step? {
    let depths = graph.depths(along: .downward)
    var (fitting, most) = (0, (depths.values.max() ?? 0) - 1)
    var (next, isBounded) = (1, false)
    var (whole, best): (Graph, Step?) = (graph, nil)
    while fitting < most {
      let depth = min(next, most)
      let top = whole.filtered { depths[$0.id, default: 0] <= depth }
      let part = try narrowed(Narrowing(folds: true), top)
      if fits(part) {
        best = Step(level: .neighbourhood, graph: part, words: Self.topLevels(depth))
        fitting = depth
      } else {
        (whole, most, isBounded) = (top, depth - 1, true)
      }
      next = isBounded ? fitting + (most - fitting + 1) / 2 : depth * 2
    }
    return best
  }

  private static func topLevels(_ depth: Int) -> String {
    "up to \(depth) \(depth == 1 ? "level" : "levels") below the roots, with equal siblings as one node"
  }

  /// The subject of the diagram, with fewer and fewer surroundings.
  private func surroundings(where fits: (Graph) -> Bool) -> Step? {
    for (distance, words) in [(1, "their neighbours"), (0, "nothing else")] {
      let part = graph.neighbourhood(of: apart, within: distance)
      if fits(part) {
        return Step(level: .neighbourhood, graph: part, words: Self.surroundings(words))
      }
    }
    return nil
  }

  private static func surroundings(_ words: String) -> String {
    "with the marked nodes, the paths to them and \(words)"
  }
}

/// The level of detail of a graph that does not fit completely, from everything to nothing.
package enum DetailLevel: String, CaseIterable, Hashable, Sendable {
  /// As it is.
  case full
  /// Equal siblings are one node.
  case folded
  /// Each module is one node.
  case collapsed
  /// Only the surroundings of the roots, or of the diagram's subject.
  case neighbourhood
  /// No diagram: the words say it.
  case list
}
