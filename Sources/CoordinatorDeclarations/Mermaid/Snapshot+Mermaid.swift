import CoordinatorGraph

extension Snapshot {
  /// The graph that a Mermaid flowchart states.
  ///
  /// `docs/reference/graph-files.md` describes how a flowchart becomes a graph. Linear time.
  ///
  /// - Parameters:
  ///   - text: a `graph` or `flowchart` diagram, with or without frontmatter; not a fence around it.
  ///   - name: The name of the snapshot; by default the diagram's title.
  /// - Throws: ``MermaidError`` at the first place that Mermaid would refuse, or that has no meaning here.
  public init(mermaid text: String, name: String? = nil) throws(MermaidError) {
    let document = Document(text)
    self = try Snapshot(MermaidText(of: document, lines: document.lines.indices), name: name)
  }

  init(_ text: MermaidText, name: String?) throws(MermaidError) {
    var text = text
    let title = text.removeFrontmatter()
    text.clean()
    let flowchart = try FlowchartParser(text).parsed()
    let graph = try GraphOfFlowchart(flowchart).graph()
    self.init(origin: Origin(kind: .declared, name: name ?? title), graph: graph)
  }
}
