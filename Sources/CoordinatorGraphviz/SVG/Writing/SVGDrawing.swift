import CoordinatorDiagrams
import CoordinatorGraph

/// A picture whose parts all have a place, as SVG. It takes no Graphviz, and its bytes follow from the graph alone.
///
/// The look is that of Graphviz's own SVG after it was cleaned, so that one style sheet fits both. O(n + m).
struct SVGDrawing {
  let input: LayoutInput
  let placement: Placement
  let options: DiagramOptions
  let head: SVGHead
  /// Half an inch in all, as DOT's default has it.
  private static let margin = 18.0

  /// The document.
  var bytes: [UInt8] {
    let extent = PlacedExtent(placement)
    let hasAcross = Legend.hasAcross(input.drawing, placement, options)
    let legend = extent.flatMap { extent in
      Legend(of: input.drawing, options: options, hasAcross: hasAcross).map { legend in
        SVGLegend(legend, at: extent.corner(for: legend.size))
      }
    }
    let bounds = SVGBounds([extent?.whole, legend?.extent, titleExtent].compactMap { $0 })
    var text = SVGText(capacity: 4_000 + 420 * input.sizes.count + 420 * input.edges.count)
    start(&text, bounds)
    addTitle(to: &text)
    var names: Set<String> = []
    for (number, module) in (placement.modules ?? []).enumerated() {
      add(module, names.insert(module.name).inserted ? nil : number, to: &text)
    }
    addEdges(to: &text)
    addNodes(to: &text)
    legend?.add(to: &text)
    text.add("</g>\n</svg>\n")
    return text.bytes
  }

  private func start(_ text: inout SVGText, _ bounds: SVGBounds) {
    let (width, height) = (bounds.width + 2 * Self.margin, bounds.height + 2 * Self.margin)
    text.add("<svg ")
    text.add(markup: head.attributes)
    text.add(" width=\"")
    text.add(width)
    text.add("pt\" height=\"")
    text.add(height)
    text.add("pt\"")
    text.add("\n viewBox=\"0 0 ")
    text.add(width)
    text.add(" ")
    text.add(height)
    text.add("\" xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n")
    text.add(markup: head.elements)
    text.add(
      "\n<g id=\"graph0\" class=\"graph\" text-anchor=\"middle\" font-size=\"13\" transform=\"translate("
    )
    text.add(Self.margin - bounds.left)
    text.add(" ")
    text.add(Self.margin + bounds.top)
    text.add(")\">\n")
    let page = bounds.grown(by: Self.margin)
    text.addPolygon(page.corners, " fill=\"\(options.appearance.palette.page)\" stroke=\"none\"")
  }

  private func addTitle(to text: inout SVGText) {
    guard let title = options.title, let place = placement.title else { return }
    let lines = DOTDefaults.titleLines(title)
    // An empty line below keeps it off the root.
    let centre = Placement.Point(x: place.x, y: place.y + 10.8)
    text.addWords(
      lines,
      around: centre,
      size: 18,
      " font-size=\"18\" fill=\"\(options.appearance.palette.ink)\""
    )
  }

  private var titleExtent: PlacedExtent.Rectangle? {
    guard let title = options.title, let place = placement.title else { return nil }
    let lines = DOTDefaults.titleLines(title)
    let width = lines.lazy.map(TextMetrics(fontSize: 18).width).max() ?? 0
    return PlacedExtent.Rectangle(around: [place], by: (width / 2, Double(lines.count + 1) * 10.8))
  }

  /// - Parameter number: what tells the box from others of its name; nil for the first of them.
  private func add(_ module: Placement.Module, _ number: Int?, to text: inout SVGText) {
    let colours = options.appearance.palette.module
    let (low, high) = (module.lowerLeft, module.upperRight)
    text.add("<g id=\"")
    text.add(markup: ElementID.module(module.name) + (number.map { ".\($0 + 1)" } ?? ""))
    text.add("\" class=\"cluster module\">\n")
    text.add(Tooltip(module.name))
    SVGOutline(
      around: Placement.Point(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2),
      width: high.x - low.x,
      height: high.y - low.y
    ).addRounded(" fill=\"\(colours.fill)\" stroke=\"\(colours.stroke)\"", to: &text)
    let paint = " font-size=\"12\" fill=\"\(colours.text)\""
    text.addWords([module.name.caption], around: module.label, size: 12, paint)
    text.add("</g>\n")
  }
}
