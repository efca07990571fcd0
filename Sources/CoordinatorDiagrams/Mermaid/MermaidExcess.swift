import CoordinatorGraph

/// That a flowchart is bigger than hosts such as GitHub draw. Only a host can raise these limits.
public struct MermaidExcess: Hashable, Sendable {
  /// The most edges that are drawn.
  public static let mostEdges = 500
  /// The longest text that is drawn, in UTF-16 code units, as JavaScript counts.
  public static let mostCharacters = 50_000

  /// How many edges the flowchart has.
  public let edges: Int
  /// How long its text is, in UTF-16 code units.
  public let characters: Int

  /// By how much the text of a graph is too big; nil if hosts draw it.
  public init?(of graph: Graph, drawnAs text: String) {
    edges = graph.edges.count
    characters = text.utf16.count
    guard edges > Self.mostEdges || characters > Self.mostCharacters else { return nil }
  }
}

extension MermaidExcess: CustomStringConvertible {
  /// One line: why the diagram is too big, and how to fix that.
  public var description: String {
    """
    the diagram has \(edges) edges and \(characters) characters, and hosts refuse Mermaid over \
    \(Self.mostEdges) edges or \(Self.mostCharacters) characters; draw it as SVG, or draw a part of the graph
    """
  }
}
