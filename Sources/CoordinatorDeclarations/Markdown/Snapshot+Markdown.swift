import CoordinatorGraph

extension Snapshot {
  /// The graph that a Markdown guide states: its first Mermaid flowchart, or else its first outline of coordinators.
  ///
  /// An outline is a nested list whose items begin with a name in bold. If an outline is under the same
  /// heading as the flowchart, its descriptions become the documentation of the nodes. Linear time.
  ///
  /// - Parameters:
  ///   - text: the whole guide. Lines in errors count in it.
  ///   - heading: the words of the heading to look under, capitals or not; nil: the whole text.
  ///   - name: The name of the snapshot.
  /// - Throws: ``MermaidError`` when there is neither, or the flowchart cannot be read.
  public init(markdown text: String, heading: String? = nil, name: String? = nil) throws(MermaidError) {
    let document = Document(text)
    let guide = Guide(document)
    let lines = try guide.lines(under: heading)
    if let fence = try guide.flowchart(in: lines, of: document) {
      try self.init(fence.text(of: document), name: name)
      describe(by: guide.outlines(beside: fence))
    } else if let outline = guide.firstOutline(in: lines, of: document) {
      self.init(origin: Origin(kind: .declared, name: name), graph: try outline.graph())
    } else {
      throw .noDiagram(heading: heading)
    }
  }

  /// Adds the first description of each name in the outlines to the nodes with that name.
  private mutating func describe(by outlines: [Outline]) {
    let descriptions = outlines.reduce(into: [:]) { $0.merge($1.descriptions) { first, _ in first } }
    guard !descriptions.isEmpty else { return }
    let nodes = graph.nodes.map { node in
      var node = node
      node.documentation = node.documentation ?? descriptions[node.name] ?? descriptions[node.type]
      return node
    }
    if let described = try? Graph(nodes: nodes, edges: graph.edges) { graph = described }
  }
}
