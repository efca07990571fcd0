import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph

extension Format {
  /// Draws a graph: the table from format to renderer.
  func product(of drawing: CaptionedGraph, _ looks: Looks) throws -> Product {
    let graph = drawing.graph
    let picture = DrawnPicture(graph, drawing.captioned(looks))
    return switch self {
    case .mermaid:
      Product(mermaid: graph, drawing.diagrammed(looks.options), comment: drawing.comment("%% "))
    case .svg: try picture.drawn(as: "svg")
    case .png: try picture.drawn(as: "png")
    case .pdf: try picture.drawn(as: "pdf")
    case .html:
      Product(page: graph, drawing.named(looks.options), drawing.snapshot.findings, looks.captions)
    case .dot:
      Product(
        text: drawing.comment("// ") + DOTRenderer(options: drawing.diagrammed(looks.options)).render(graph),
        as: .text
      )
    case .outline: Product(text: drawing.paragraph + MarkdownOutline().render(graph), as: .text)
    case .table: Product(text: drawing.paragraph + MarkdownTable().render(graph), as: .text)
    case .tree: Product(text: TextTree(ascii: looks.ascii).render(graph) + drawing.lastLine, as: .text)
    case .agent: Product(text: AgentOutline(drawing: drawing, budget: looks.budget).text, as: .text)
    case .json: Product(text: drawing.named.json(), as: .json)
    case .yaml: Product(text: drawing.named.yaml(), as: .text)
    }
  }
}

extension Product {
  /// A graph in Mermaid, with a warning if hosts do not draw it. A comment is at the end, because frontmatter must come first.
  init(mermaid graph: Graph, _ options: DiagramOptions, comment: String = "") {
    let text = MermaidRenderer(options: options).render(graph)
    let excess = MermaidExcess(of: graph, drawnAs: text)
    self.init(text: text + comment, as: .text, warnings: excess.map { [$0.description] } ?? [])
  }
}

enum Format: String, OutputFormat {
  case mermaid, svg, png, pdf, html, dot, outline, table, tree, agent, json, yaml

  /// A person sees the tree.
  static var usual: Format { Descriptor.standardOutput.isTerminal ? .tree : .mermaid }

  static var usualWords: String { "tree on a terminal and mermaid elsewhere" }

  /// Markdown files contain an outline by default.
  var endings: [String] {
    switch self {
    case .mermaid: ["mmd", "mermaid"]
    case .svg, .png, .pdf, .json: [rawValue]
    case .html: ["html", "htm"]
    case .dot: ["dot", "gv"]
    case .outline: ["md", "markdown"]
    case .table, .agent: []
    case .tree: ["txt"]
    case .yaml: ["yml", "yaml"]
    }
  }

  /// Whether it is a picture as people look at it, without a page to fold and search it.
  var isPicture: Bool { self == .svg || isBinary }

  /// Whether it is for programs, and for coordviz to read again.
  var isForPrograms: Bool { self == .json || self == .yaml }
}
