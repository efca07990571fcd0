import CoordinatorGraph

/// One of several graphs.
public struct NamedGraph: Hashable, Sendable {
  /// Its name: a file, an app, a module.
  public var name: String

  /// The graph.
  public var graph: Graph

  /// A graph of the given name.
  public init(_ name: String, _ graph: Graph) {
    self.name = name
    self.graph = graph
  }
}
