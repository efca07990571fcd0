import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// A graph on its way to a picture: laid out as asked, or as the graph suggests, and drawn.
struct Picture {
  let graph: Graph
  let options: DiagramOptions
  let layout: LayoutChoice
  let worker: GraphvizWorker?

  /// The bytes of the picture's file. An SVG is cleaned in either case.
  func draw(format: String) throws(GraphvizError) -> GraphvizOutput {
    let decision = LayoutDecision.fitting(graph, options, layout)
    switch (layout.engine, worker) {
    case (let engine?, nil):
      return cleaned(try drawHere(decision.input, engine: engine, format: format), format: format)
    case (let engine?, let worker?): return try draw(decision, engine: engine, format: format, by: worker)
    case (nil, let worker?)
    where layout == .auto && !options.room.isLimited && options.thumbnails.isEmpty && isForDot(decision):
      return try draw(decision, engine: "dot", format: format, by: worker)
    case (nil, _): return try drawTree(decision, format: format)
    }
  }

  private func isForDot(_ decision: LayoutDecision) -> Bool {
    decision.isTangled || decision.input.hasModules
  }

  private func drawHere(_ input: LayoutInput, engine: String, format: String) throws(GraphvizError)
    -> GraphvizOutput
  {
    try laidOut(input, engine: engine, format: format) { request throws(GraphvizError) in
      try Graphviz.shared.draw(dot: request.dot, engine: request.engine, format: request.format)
    }
  }

  /// The picture as the layout makes it, or where it gets a legend, the layout as DOT that is then drawn here.
  private func laidOut<Failure>(
    _ input: LayoutInput,
    engine: String,
    format: String,
    by layOut: (GraphvizRequest) throws(Failure) -> GraphvizOutput
  ) throws(Failure) -> GraphvizOutput {
    var request = GraphvizRequest(dot: dot(of: input), engine: engine, format: format)
    guard let legend = Legend(of: input.drawing, options: options) else { return try layOut(request) }
    request.format = "dot"
    let places = try layOut(request)
    if let drawing = drawn(places, with: legend, format: format) { return drawing }
    request.format = format
    return try layOut(request)
  }

  /// nil where the legend cannot be drawn: a picture without it is better than none.
  private func drawn(_ places: GraphvizOutput, with legend: Legend, format: String) -> GraphvizOutput? {
    guard let dot = legend.added(toLaidOut: String(decoding: places.bytes, as: UTF8.self)),
      var drawing = try? Graphviz.shared.draw(dot: dot, engine: "nop2", format: format)
    else { return nil }
    drawing.warnings = places.warnings + drawing.warnings
    return drawing
  }

  /// Graphviz's layout where it can be had, else the tree.
  private func draw(
    _ decision: LayoutDecision,
    engine: String,
    format: String,
    by worker: GraphvizWorker
  ) throws(GraphvizError) -> GraphvizOutput {
    do {
      if layout == .auto, !decision.isSmall { throw TooLarge() }
      let drawing = try laidOut(decision.input, engine: engine, format: format) { request in
        GraphvizOutput(bytes: try worker(request), warnings: [])
      }
      return cleaned(drawing, format: format)
    } catch {
      let reason = "\(engine) failed: \(error.localizedDescription)"
      var tree = try drawTree(decision, format: format)
      tree.warnings.insert("\(reason); the tree layout was used instead", at: 0)
      return tree
    }
  }

  private func drawTree(_ decision: LayoutDecision, format: String) throws(GraphvizError) -> GraphvizOutput {
    let tree = decision.tree(layout)
    let picture = TreePicture(decision.input, tree)
    let titleLines = options.title.map(DOTDefaults.titleLines)?.count ?? 0
    let placement = picture.placement(titleLines: titleLines)
    var drawing = try drawn(decision.input, placement, format: format)
    drawing.warnings += strays(placement)
    drawing.choice = tree.shape.words + (decision.input.frame.isSideways ? ", to the side" : "")
    return drawing
  }

  /// The warning if a node of a module is outside its box.
  private func strays(_ placement: Placement) -> [String] {
    guard let boxes = placement.modules else { return [] }
    let all = graph.nodes.filter { $0.module != nil }.count
    let strays = all - boxes.reduce(0) { $0 + $1.members.count }
    guard strays > 0 else { return [] }
    return [
      """
      \(strays) of \(all) nodes are outside the box of their module, because other nodes are between them in the tree; \
      --layout dot draws all boxes
      """
    ]
  }

  /// A picture with known positions is drawn as SVG without Graphviz. That is several times as fast, and
  /// gives the same bytes on every machine.
  private func drawn(_ input: LayoutInput, _ placement: Placement, format: String) throws(GraphvizError)
    -> GraphvizOutput
  {
    if format == "svg" {
      let drawing = SVGDrawing(input: input, placement: placement, options: options, head: head)
      return GraphvizOutput(bytes: drawing.bytes, warnings: [])
    }
    var options = options
    let reduced = format == "png" ? PixelLimit.reduced(options.dotsPerInch, placement) : nil
    options.dotsPerInch = reduced ?? options.dotsPerInch
    let dot = DOTRenderer(options: options).render(input.drawing, placement: placement)
    var drawing = try Graphviz.shared.draw(dot: dot, engine: "nop2", format: format)
    if reduced != nil { drawing.warnings.append(PixelLimit.warning) }
    return drawing
  }

  private var head: SVGHead { SVGHead(of: graph, options: options) }

  private func cleaned(_ drawing: GraphvizOutput, format: String) -> GraphvizOutput {
    guard format == "svg" else { return drawing }
    return GraphvizOutput(bytes: CleanSVG(head: head).cleaned(drawing.bytes), warnings: drawing.warnings)
  }

  private func dot(of input: LayoutInput) -> String {
    DOTRenderer(options: options).render(input.drawing, placement: input.placement)
  }
}

/// Why `dot` is not even asked.
private struct TooLarge: LocalizedError {
  var errorDescription: String? { "the graph is too large for it" }
}
