import CoordinatorGraph

/// Counts the nodes and edges of a narrowed graph by result, each once. `nodes` is the sum of `chosenNodes`
/// and the omitted nodes. `edges` is the sum of `chosenEdges`, `cutEdges` and `lostEdges`.
public struct Tally: Hashable, Sendable {
  /// How many nodes there were.
  public internal(set) var nodes: Int
  /// How many edges there were.
  public internal(set) var edges: Int
  /// How many nodes were chosen.
  public internal(set) var chosenNodes = 0
  /// How many edges join two chosen nodes.
  public internal(set) var chosenEdges = 0
  /// The number of edges between a chosen and an omitted node.
  public internal(set) var cutEdges = 0
  /// The number of edges between two omitted nodes.
  public internal(set) var lostEdges = 0

  /// The number of nodes outside the focus.
  public internal(set) var outOfFocus = 0
  /// The number of other nodes from which no goal is reachable.
  public internal(set) var notReaching = 0
  /// How many of the others are too deep.
  public internal(set) var tooDeep = 0
  /// The number of other nodes that no pattern keeps.
  public internal(set) var notKept = 0
  /// How many of the others a pattern excludes.
  public internal(set) var excluded = 0
  /// How many chosen nodes lost all their parents to patterns.
  public internal(set) var orphans = 0

  /// How many chosen nodes were collapsed, and to how many.
  public internal(set) var collapsed = Merged()
  /// How many edges joined nodes of one group; these are not drawn.
  public internal(set) var edgesWithinGroups = 0
  /// How many nodes were folded, their subtrees with them, and to how many.
  public internal(set) var folded = Merged()

  /// How many nodes are drawn.
  public internal(set) var drawnNodes: Int
  /// How many edges are drawn.
  public internal(set) var drawnEdges: Int

  /// Nodes that were merged into fewer ones.
  public struct Merged: Hashable, Sendable {
    /// How many there were.
    public internal(set) var nodes = 0
    /// How many are drawn for them.
    public internal(set) var drawn = 0
  }

  init(of graph: Graph) {
    nodes = graph.nodes.count
    edges = graph.edges.count
    drawnNodes = nodes
    drawnEdges = edges
    chosenNodes = nodes
    chosenEdges = edges
  }

  mutating func count(drawn graph: Graph) {
    drawnNodes = graph.nodes.count
    drawnEdges = graph.edges.count
  }
}
