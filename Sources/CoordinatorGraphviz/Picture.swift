import CoordinatorDiagrams
import CoordinatorGraph

/// A graph on its way to a picture: laid out as a tree, and drawn.
struct Picture {
  private let placed: PlacedPicture
  private let head: SVGHead

  init(graph: Graph, options: DiagramOptions) {
    placed = LayoutDecision(graph, options).best
    head = SVGHead(of: graph, options: options)
  }

  /// The document. It needs no Graphviz, and has the same bytes on every machine.
  var svg: [UInt8] { SVGDrawing(placed, head: head).bytes }

  /// The bytes of the picture's file.
  func draw(format: String) throws(GraphvizError) -> GraphvizOutput {
    var output = format == "svg" ? GraphvizOutput(bytes: svg, warnings: []) : try drawn(as: format)
    output.choice = placed.shape.words + (placed.input.frame.isSideways ? ", to the side" : "")
    return output
  }

  /// Graphviz draws all parts at their places.
  private func drawn(as format: String) throws(GraphvizError) -> GraphvizOutput {
    var options = placed.options
    let reduced = format == "png" ? PixelLimit.reduced(options.dotsPerInch, placed.placement) : nil
    options.dotsPerInch = reduced ?? options.dotsPerInch
    let dot = DOTRenderer(options: options).render(placed.input.drawing, placement: placed.placement)
    var drawing = try Graphviz.shared.draw(dot: dot, engine: "nop2", format: format)
    if reduced != nil { drawing.warnings.append(PixelLimit.warning) }
    return drawing
  }
}
