import CoordinatorGraph

/// Draws a graph as a Mermaid flowchart.
///
/// Writes `graph TD` and one line per edge. Edges that leave one node form a paragraph, a node's label is at
/// its first use, and styles come last.
///
/// Ids are capital letters in breadth-first order, never names of the app, so that no name can break the
/// drawing. Linear time and space.
public struct MermaidRenderer: Renderer {
  /// The options of the diagram.
  public var options: DiagramOptions

  /// A renderer with the given options.
  public init(options: DiagramOptions = DiagramOptions()) {
    self.options = options
  }

  /// The graph as a Mermaid flowchart. Hosts refuse big ones: ask ``MermaidExcess`` before you hand it on.
  public func render(_ graph: Graph) -> String {
    let drawing = Drawing(graph, roots: options.roots)
    var nodes = MermaidNodes(drawing)
    let blocks = [
      edges(of: drawing, naming: &nodes),
      MermaidStyles(theme: options.theme, changes: options.changes, highlights: options.highlights).lines(
        for: drawing
      ),
    ]
    return (head(of: graph) + blocks.filter { !$0.isEmpty }.joined(separator: [""]))
      .map { $0 + "\n" }.joined()
  }

  /// The edges by the node that they leave, and the nodes that no edge touches.
  private func edges(of drawing: Drawing, naming nodes: inout MermaidNodes) -> [String] {
    var paragraphs: [[String]] = []
    for (source, edges) in drawing.edges.enumerated() where !edges.isEmpty {
      paragraphs.append(
        edges.map { edge in
          "    \(nodes.mention(source)) \(edge.mermaidArrow) \(nodes.mention(drawing.target(of: edge)))"
        }
      )
    }
    let lone = nodes.unmentioned.map { "    \(nodes.mention($0))" }
    return Array((paragraphs + (lone.isEmpty ? [] : [lone])).joined(separator: [""]))
  }

  private func head(of graph: Graph) -> [String] {
    let opening = "graph \(options.direction.rawValue)"
    guard let title = options.title else { return [opening] }
    let counts = "\(graph.nodes.count) nodes, \(graph.edges.count) edges"
    return MermaidLabel.frontmatter(title: title.caption) + [opening]
      + ["    accTitle: \(MermaidLabel.escaped(title.caption))", "    accDescr: \(counts)", ""]
  }
}
