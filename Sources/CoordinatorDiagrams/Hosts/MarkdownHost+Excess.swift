import CoordinatorGraph

extension MarkdownHost {
  /// The most nodes of a picture: more are no longer seen as nodes on a page.
  public static let mostPicturedNodes = 500

  /// The number of characters up to which GitLab draws without a click.
  static let mostUnasked = 2000

  /// Why a drawing is too big, and the limit: `620 edges; GitHub draws up to 500`. Nil if the host draws it.
  ///
  /// - Parameters:
  ///   - graph: The drawn graph.
  ///   - draw: Draws it as Mermaid; not called if the graph alone is too big.
  public func excess(of graph: Graph, drawn draw: (Graph) -> String) -> String? {
    if graph.edges.count > MermaidExcess.mostEdges {
      return "\(graph.edges.count) edges; \(name) \(verb) up to \(MermaidExcess.mostEdges)"
    }
    guard drawsMermaid else {
      guard graph.nodes.count > Self.mostPicturedNodes else { return nil }
      return "\(graph.nodes.count) nodes; a picture in \(name) shows up to \(Self.mostPicturedNodes)"
    }
    let characters = draw(graph).utf16.count
    guard characters > MermaidExcess.mostCharacters else { return nil }
    return "\(characters) characters; \(name) draws up to \(MermaidExcess.mostCharacters)"
  }

  private var verb: String { drawsMermaid ? "draws" : "shows" }

  /// Instructions for the reader to see a diagram; empty if the host shows it directly.
  func advice(on diagram: String) -> String {
    guard self == .gitlab, diagram.utf16.count > Self.mostUnasked else { return "" }
    return " GitLab draws it when you click, since it has more than \(Self.mostUnasked) characters."
  }
}
