import CoordinatorGraph

/// The part of a graph to draw, and the level of detail.
///
/// Three steps, in this order whatever order the options were given in:
///
/// 1. **Choose** nodes: those that pass ``focus``, ``reaches``, ``maxDepth``, ``only`` and ``exclude``. Each
///    test uses the original graph, so their order does not matter. An edge stays if both its ends do.
/// 2. **Collapse** groups of the remaining nodes to one node each.
/// 3. **Fold** equal siblings of the remaining nodes to one node each.
///
/// No step invents an edge: a node whose parent is omitted has no parent. The caption lists what is omitted.
/// O(n + m) for n nodes and m edges, times the length of the patterns.
package struct Narrowing: Hashable, Sendable {
  package var focus: Focus?

  /// Keeps these nodes and those from which they are reachable; patterns as in ``only``. Everything when
  /// empty.
  package var reaches: [String] = []

  /// The greatest number of edges below a root, without references to parents. Values below 0 count as 0.
  package var maxDepth: Int?

  /// Keeps nodes whose name, type or id matches one of these patterns; see ``Glob``. Everything when empty.
  package var only: [String] = []

  /// Omits nodes whose name, type or id matches one of these patterns; see ``Glob``.
  package var exclude: [String] = []

  /// The groups that are drawn as one node. A node belongs to the first that matches it.
  package var collapse: [Collapse] = []

  /// Whether equal siblings are drawn as one node, as `Cell ×3`.
  package var folds = false

  /// The nodes that are drawn by themselves, whatever is collapsed and folded.
  package var apart: Set<NodeID> = []

  /// The narrowing that changes nothing.
  package static let none = Narrowing()
  package var isEmpty: Bool { self == .none }

  /// The requested part of the graph.
  ///
  /// - Throws: ``NarrowingError`` when a name matches no node of the graph.
  package func apply(to graph: Graph) throws -> Narrowed {
    guard !isEmpty else { return Narrowed(graph: graph, caption: nil) }
    let (chosen, choice) = try chosen(of: graph)
    let collapsing = try collapsing(chosen, of: graph)
    let collapsed = try collapsing?.graph ?? chosen
    let folding = folds ? Folding(of: collapsed, besides: apart) : nil
    let drawn = try folding?.graph ?? collapsed
    let words = choice + (collapsing?.words ?? []) + (folding.map { [$0.words] } ?? [])
    let share = Self.share(
      drawn: drawn.nodes.count,
      asGroups: collapsing?.hasAll ?? false,
      chosen: chosen.nodes.count,
      of: graph.nodes.count
    )
    return Narrowed(
      graph: drawn,
      caption: share + (words.isEmpty ? "" : ": " + words.joined(separator: "; "))
    )
  }
}

/// The nodes near some nodes.
package struct Focus: Hashable, Sendable {
  /// The direction of the distance. References from a child to its parent do not count.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    /// To the ancestors.
    case up
    /// To the descendants.
    case down
    /// To both, without changing the direction.
    case both
  }

  /// The nodes at the centre: a name, a type, an id, or a pattern of them; see ``Glob``.
  package var names: [String]

  /// The greatest number of edges away; no limit when nil. Below 0 counts as 0.
  package var depth: Int?
  package var direction: Direction

  package init(_ names: [String], depth: Int? = nil, direction: Direction = .down) {
    self.names = names
    self.depth = depth
    self.direction = direction
  }
}

package struct Narrowed: Hashable, Sendable {
  /// The graph to draw. Unmerged nodes keep their ids.
  package let graph: Graph

  /// One line about the shown and the omitted parts; nil if the whole graph is shown.
  package let caption: String?
}

package struct NarrowingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The option that a name was given to.
  package enum Option: String, CaseIterable, Hashable, Sendable {
    case focus, reaches, only, exclude, collapse
  }

  package let option: Option
  package let problem: NodeNameError

  /// One line: the problem and how to fix it.
  package var description: String { "\(option.rawValue): \(problem)" }
}
