import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph

/// The output of a renderer, and its warnings.
struct Product {
  var bytes: [UInt8]
  var warnings: [String] = []
  /// The layout that was chosen for a picture, in words.
  var layout: String?
}

extension Product {
  init(text: String, warnings: [String] = [], layout: String? = nil) {
    self.init(bytes: Array(text.utf8), warnings: warnings, layout: layout)
  }

  /// Readable lines, which may end up in a log.
  init(lines: String) { self.init(text: lines.withoutCommands) }
}

extension Format {
  /// Draws a graph: the table from format to renderer.
  func product(of drawing: CaptionedGraph, _ looks: Looks, _ places: LayoutArguments) throws -> Product {
    let graph = drawing.graph
    let picture = GraphvizPicture(graph, drawing.captioned(looks), places)
    return switch self {
    case .mermaid: Self.mermaid(graph, drawing.diagrammed(looks.options), comment: drawing.comment("%% "))
    case .svg: try picture.drawn(as: "svg")
    case .png: try picture.drawn(as: "png")
    case .pdf: try picture.drawn(as: "pdf")
    case .html:
      try PicturePage(
        graph: graph,
        options: drawing.named(looks.options),
        findings: drawing.snapshot.findings,
        captions: looks.captions
      ).product(places)
    case .dot:
      Product(
        text: drawing.comment("// ") + DOTRenderer(options: drawing.diagrammed(looks.options)).render(graph)
      )
    case .outline: Product(lines: drawing.paragraph + MarkdownOutline().render(graph))
    case .table: Product(lines: drawing.paragraph + MarkdownTable().render(graph))
    case .tree: Product(lines: TextTree(ascii: looks.ascii).render(graph) + drawing.lastLine)
    case .agent: Product(lines: AgentOutline(drawing: drawing, budget: looks.budget).text)
    case .json: Product(text: drawing.named.json())
    case .yaml: Product(text: drawing.named.yaml())
    }
  }

  private static func mermaid(_ graph: Graph, _ options: DiagramOptions, comment: String) -> Product {
    let text = MermaidRenderer(options: options).render(graph)
    let excess = MermaidExcess(of: graph, drawnAs: text)
    // At the end, because frontmatter for a title must come first.
    return Product(text: text + comment, warnings: excess.map { [$0.description] } ?? [])
  }
}
