import CoordinatorGraph

/// A part of a graph, and what was left out of it.
public struct Narrowed: Hashable, Sendable {
  /// What is to be drawn. What was not merged has the id that it had.
  public var graph: Graph

  /// How many nodes and edges went which way.
  public var tally: Tally

  /// One line that says what is shown and what was left out; nil when nothing was asked for.
  public var caption: String?

  init(graph: Graph, tally: Tally, caption: String? = nil) {
    self.graph = graph
    self.tally = tally
    self.caption = caption
  }
}
