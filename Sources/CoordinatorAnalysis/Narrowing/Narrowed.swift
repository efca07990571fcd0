import CoordinatorGraph

/// A part of a graph, and the counts of what was omitted.
public struct Narrowed: Hashable, Sendable {
  /// The graph to draw. Unmerged nodes keep their ids.
  public var graph: Graph

  /// How many nodes and edges went which way.
  public var tally: Tally

  /// One line about the shown and the omitted parts; nil if the whole graph is shown.
  public var caption: String?

  init(graph: Graph, tally: Tally, caption: String? = nil) {
    self.graph = graph
    self.tally = tally
    self.caption = caption
  }
}
