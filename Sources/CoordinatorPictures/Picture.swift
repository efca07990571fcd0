import CoordinatorDiagrams
import CoordinatorGraph

/// A graph on its way to a picture: laid out as a tree.
package struct Picture {
  private let placed: PlacedPicture
  private let head: SVGHead

  /// Lays a graph out.
  package init(_ graph: Graph, _ options: DiagramOptions) {
    placed = LayoutDecision(graph, options).best
    head = SVGHead(of: graph, options: options)
  }

  /// The document: UTF-8, and the same bytes on every machine.
  package var svg: [UInt8] { SVGDrawing(placed, head: head).bytes }

  /// The drawing, its look, and the places of its parts, for a program that draws other formats.
  package var parts: (drawing: Drawing, options: DiagramOptions, placement: Placement) {
    (placed.input.drawing, placed.options, placed.placement)
  }

  /// The shape of the tree that was chosen, in words.
  package var shape: String { placed.shape.words + (placed.input.frame.isSideways ? ", to the side" : "") }
}

/// A picture whose parts all have a place, with its legend and its bounds.
struct PlacedPicture {
  let input: LayoutInput
  let options: DiagramOptions
  let shape: TreeShape
  let placement: Placement
  let legend: SVGLegend?
  let bounds: SVGBounds
  /// Half an inch in all, as DOT's default has it.
  private static let margin = 18.0

  init(_ input: LayoutInput, _ layout: TreeLayout, _ options: DiagramOptions) {
    (self.input, self.options, shape) = (input, options, layout.shape)
    let titleLines = options.title.map(DOTDefaults.titleLines) ?? []
    placement = TreePicture(input, layout).placement(titleLines: titleLines.count)
    let extent = PlacedExtent(placement)
    let hasAcross = Legend.hasAcross(input.drawing, placement, options)
    legend = extent.flatMap { extent in
      Legend(of: input.drawing, options: options, hasAcross: hasAcross).map { legend in
        SVGLegend(legend, at: extent.corner(for: legend.size))
      }
    }
    let title = placement.title.map { place in
      let width = titleLines.lazy.map(TextMetrics(fontSize: 18).width).max() ?? 0
      return PlacedExtent.Rectangle(around: [place], by: (width / 2, Double(titleLines.count + 1) * 10.8))
    }
    bounds = SVGBounds([extent?.whole, legend?.extent, title].compactMap { $0 }, margin: Self.margin)
  }

  /// How many pixels a point has where the picture fits its size limit.
  var scale: Double { input.sizeLimit.scale(width: bounds.width, height: bounds.height) }
}

/// Coordinator graphs as SVG: self-contained pictures without scripts or links to other files, in UTF-8.
///
/// The graph is laid out as a tree. Each node and edge is a `<g>`. Its `id` is derived from the names in the graph, its
/// `class` names its kind, and its `<title>` starts with the readable name.
public struct SVGRenderer: Sendable {
  private let options: DiagramOptions

  /// A renderer for pictures of one look.
  public init(options: DiagramOptions = DiagramOptions()) { self.options = options }

  /// The document. It never fails, and is the same on every machine.
  ///
  /// The layout takes O(n + m), and a bounded time for lines beside the tree.
  public func render(_ graph: Graph) -> String {
    String(decoding: Picture(graph, options).svg, as: UTF8.self)
  }
}
