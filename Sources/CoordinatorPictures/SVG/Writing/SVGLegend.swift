import CoordinatorDiagrams

/// A legend in SVG.
struct SVGLegend {
  private let legend: Legend
  private let corner: Placement.Point
  /// The room that it takes.
  let extent: PlacedExtent.Rectangle

  init(_ legend: Legend, at corner: Placement.Point) {
    (self.legend, self.corner) = (legend, corner)
    let opposite = Placement.Point(x: corner.x + legend.size.width, y: corner.y - legend.size.height)
    extent = PlacedExtent.Rectangle(around: [corner, opposite])
  }

  func add(to text: inout SVGText) {
    for part in legend.parts(at: corner) { add(part, to: &text) }
  }

  private func add(_ part: LegendPart, to text: inout SVGText) {
    guard let centre = part.box.centre else { return }
    let outline = SVGOutline(around: centre, width: part.box.width, height: part.box.height)
    let (options, palette) = (legend.options, legend.options.appearance.palette)
    switch part.content {
    case .frame:
      start(part, "legend node", in: &text)
      let paint = " fill=\"none\" stroke=\"\(palette.module.stroke)\" stroke-width=\"0.8\""
      outline.addRounded(paint, to: &text)
    case .word:
      start(part, "legend node", in: &text)
      let paint = " font-size=\"12\" fill=\"\(palette.plain.text)\""
      text.addWords(part.box.lines, around: centre, size: Legend.fontSize, paint)
    case .node(let look):
      start(part, "legend node", in: &text)
      outline.add(look.paint(options), SVGPaint(look, options), to: &text)
    case .edge(let kind, let paint, let place, _, _):
      start(part, "legend edge", in: &text)
      text.addEdge(kind, place, SVGPaint(paint, options))
    }
    text.add("</g>\n")
  }

  private func start(_ part: LegendPart, _ former: String, in text: inout SVGText) {
    let classes = ([former] + part.classes).joined(separator: " ")
    text.start(id: part.id, " class=\"\(classes)\"", Tooltip(part.tooltip))
  }
}
