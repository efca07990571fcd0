import CoordinatorGraph

/// Which part of a graph is to be drawn, and how coarsely.
///
/// Three steps, in this order whatever order the options were given in:
///
/// 1. **Choose** nodes: those that pass ``focus``, ``reaches``, ``maxDepth``, ``only`` and ``exclude``. Each is asked
///    about the graph as it came, so that their order does not matter. An edge stays when both its ends do.
/// 2. **Collapse** groups of what is left to a node each.
/// 3. **Fold** equal siblings of what is left to a node each.
///
/// No step invents an edge: a node whose parent is omitted has no parent. The caption lists what is omitted.
/// O(n + m) for n nodes and m edges, times the length of the patterns.
public struct Narrowing: Hashable, Sendable {
  /// The nodes near some nodes.
  public var focus: Focus?

  /// The nodes that lead to one of these, and these themselves; patterns as in ``only``. Everything when empty.
  public var reaches: [String]

  /// The greatest number of edges below a root; ways up do not count as edges. Below 0 counts as 0.
  public var maxDepth: Int?

  /// Patterns, one of which a node's name, type or id has to match; see ``Glob``. Everything when empty.
  public var only: [String]

  /// Patterns, none of which a node's name, type or id may match; see ``Glob``.
  public var exclude: [String]

  /// The groups that are drawn as one node. A node belongs to the first that matches it.
  public var collapse: [Collapse]

  /// Whether equal siblings are drawn as one node, as `Cell ×3`.
  public var folds: Bool

  /// The nodes that are drawn by themselves, whatever is collapsed and folded.
  public var apart: Set<NodeID>

  /// A narrowing; without arguments it leaves a graph as it is.
  public init(
    focus: Focus? = nil,
    reaches: [String] = [],
    maxDepth: Int? = nil,
    only: [String] = [],
    exclude: [String] = [],
    collapse: [Collapse] = [],
    folds: Bool = false,
    apart: Set<NodeID> = []
  ) {
    self.focus = focus
    self.reaches = reaches
    self.maxDepth = maxDepth
    self.only = only
    self.exclude = exclude
    self.collapse = collapse
    self.folds = folds
    self.apart = apart
  }

  /// Whether nothing is asked for.
  public var isEmpty: Bool { self == Narrowing() }

  /// The part of the graph that is asked for.
  ///
  /// - Throws: ``NarrowingError`` when a name matches no node of the graph.
  public func apply(to graph: Graph) throws -> Narrowed {
    guard !isEmpty else { return Narrowed(graph: graph, tally: Tally(of: graph)) }
    var tally = Tally(of: graph)
    let chosen = try chosen(of: graph, counting: &tally)
    let collapsed = try collapsed(chosen, of: graph, counting: &tally)
    let drawn = try folds ? Folding(of: collapsed, besides: apart).graph(counting: &tally) : collapsed
    tally.count(drawn: drawn)
    return Narrowed(graph: drawn, tally: tally, caption: Caption(of: self, tally).text)
  }
}
