import CoordinatorGraph

/// Draws a graph as the text of one format.
///
/// A pure function: equal graphs give the same bytes, on every machine. Every node and every edge of the
/// graph is in the text exactly once, and every graph has a text, whatever its shape and its names.
public protocol Renderer: Sendable {
  /// The graph as text that ends in a newline; empty if the format has no text for an empty graph.
  func render(_ graph: Graph) -> String
}
