import CoordinatorDiagrams
import CoordinatorGraph

/// A picture whose parts all have a place, as SVG. It takes no Graphviz, and its bytes follow from the graph alone.
///
/// The look is that of Graphviz's own SVG after it was cleaned, so that one style sheet fits both. O(n + m).
struct SVGDrawing {
  let picture: PlacedPicture
  let head: SVGHead
  var input: LayoutInput { picture.input }
  var placement: Placement { picture.placement }
  var options: DiagramOptions { picture.options }

  init(_ picture: PlacedPicture, head: SVGHead) { (self.picture, self.head) = (picture, head) }

  /// The document.
  var bytes: [UInt8] {
    var text = SVGText(capacity: 4_000 + 420 * input.sizes.count + 420 * input.edges.count)
    start(&text, picture.bounds)
    addTitle(to: &text)
    addEdges(to: &text)
    addNodes(to: &text)
    picture.legend?.add(to: &text)
    text.add("</g>\n</svg>\n")
    return text.bytes
  }

  private func start(_ text: inout SVGText, _ bounds: SVGBounds) {
    let (width, height) = (bounds.width, bounds.height)
    let scale = options.room.isLimited ? max(picture.scale, PictureRoom.least) : 1
    text.add("<svg ")
    text.add(markup: head.attributes)
    text.add(" width=\"")
    text.add((width * scale).rounded())
    text.add("\" height=\"")
    text.add((height * scale).rounded())
    text.add("\"\n viewBox=\"0 0 ")
    text.add(width)
    text.add(" ")
    text.add(height)
    text.add("\" xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n")
    text.add(markup: head.elements)
    text.add(
      "\n<g id=\"graph0\" class=\"graph\" text-anchor=\"middle\" font-size=\"13\" transform=\"translate("
    )
    text.add(-bounds.left)
    text.add(" ")
    text.add(bounds.top)
    text.add(")\">\n")
    text.addPolygon(bounds.corners, " fill=\"\(options.appearance.palette.page)\" stroke=\"none\"")
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
}
