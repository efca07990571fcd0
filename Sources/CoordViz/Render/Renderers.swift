import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz

/// A drawn graph, and what is to be said about it.
struct Product {
  var text: String
  var warnings: [String] = []
}

extension Format {
  /// Draws the graph of a snapshot: the table from format to renderer.
  func draw(_ snapshot: Snapshot, _ options: DiagramOptions, _ places: LayoutArguments) throws -> Product {
    let graph = snapshot.graph
    return switch self {
    case .mermaid: Self.mermaid(graph, options)
    case .svg: try Self.svg(graph, options, places)
    case .dot: Product(text: DOTRenderer(options: options).render(graph))
    case .outline: Product(text: MarkdownOutline().render(graph))
    case .tree: Product(text: TextTree().render(graph))
    case .json: Product(text: snapshot.json())
    }
  }

  private static func mermaid(_ graph: Graph, _ options: DiagramOptions) -> Product {
    let text = MermaidRenderer(options: options).render(graph)
    let excess = MermaidExcess(of: graph, drawnAs: text)
    return Product(text: text, warnings: excess.map { [$0.description] } ?? [])
  }

  private static func svg(_ graph: Graph, _ options: DiagramOptions, _ places: LayoutArguments) throws
    -> Product
  {
    var warnings: [String] = []
    let text = try GraphvizRenderer().svg(
      of: graph,
      options: options,
      layout: places.layout,
      worker: places.worker
    ) { warnings.append($0) }
    return Product(text: text, warnings: warnings)
  }
}
