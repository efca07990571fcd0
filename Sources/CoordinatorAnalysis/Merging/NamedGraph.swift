import CoordinatorGraph

/// One of several graphs.
public struct NamedGraph: Hashable, Sendable {
  /// What it is called: the name of its file, of an app, of a module.
  public var name: String

  /// The graph.
  public var graph: Graph

  /// A graph of the given name.
  public init(_ name: String, _ graph: Graph) {
    self.name = name
    self.graph = graph
  }
}
