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
    let scale = options.sizeLimit.isLimited ? max(picture.scale, SizeLimit.least) : 1
    text.add("<svg ")
    text.add(markup: head.attributes)
    text.add(attributes: [("width", (width * scale).rounded()), ("height", (height * scale).rounded())])
    text.add("\n viewBox=\"0 0 ")
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

  /// Edges come before nodes: a line that crosses a node is drawn behind it, so that its name stays readable.
  func addEdges(to text: inout SVGText) {
    var ids = ElementID()
    var paints: [EdgePaint: SVGPaint] = [:]
    let isOwnershipTold = input.drawing.edges.tellOwnership
    for (edge, place) in zip(input.edges, placement.edges) {
      let look = EdgePaint(
        edge.edge,
        isOwnershipTold: isOwnershipTold,
        isAcross: place.isAcross,
        isHighlighted: options.highlights.contains(edge.edge),
        options.changes?.edges[edge.edge]
      )
      let paint = paints[look] ?? SVGPaint(look, options)
      paints[look] = paint
      let (from, to) = (input.drawing.nodes[edge.from], input.drawing.nodes[edge.to])
      text.start(id: ids.edge(edge.edge), paint.classes, Tooltip(of: edge.edge, from: from, to: to))
      text.link(to: edge.edge.evidence.first.flatMap { options.sourceLink?.url(to: $0) }) { text in
        text.addEdge(edge.edge.kind, place, paint)
        if let label = place.label {
          text.addWords(place.lines, around: label, size: EdgeBox.fontSize, paint.text)
        }
      }
      text.add("</g>\n")
    }
  }

  func addNodes(to text: inout SVGText) {
    var paints: [NodeLook: (NodePaint, SVGPaint)] = [:]
    for (number, look) in NodeLook.looks(in: input.drawing, options).enumerated() {
      guard let centre = placement.nodes[number].centre else { continue }
      let (node, place) = (input.drawing.nodes[number], placement.nodes[number])
      let paint = paints[look] ?? (look.paint(options), SVGPaint(look, options))
      paints[look] = paint
      text.start(id: ElementID.node(node.id), paint.1.classes, Tooltip(of: node))
      let source = node.location.flatMap { options.sourceLink?.url(to: $0) }
      text.link(to: options.pages[node.id] ?? source) { text in
        SVGOutline(around: centre, width: place.width, height: place.height)
          .add(paint.0, paint.1, to: &text)
        text.addContent(of: place, around: centre, paint.1)
      }
      text.add("</g>\n")
    }
  }
}

extension SVGText {
  /// The start of the group of a node or an edge. An id holds letters that need no escape.
  mutating func start(id: String, _ classes: String, _ tooltip: Tooltip) {
    add("<g id=\"")
    add(markup: id)
    add("\"")
    add(markup: classes)
    add(">\n")
    add(tooltip)
  }

  /// The content of a node: an image above the name.
  fileprivate mutating func addContent(
    of node: Placement.Node,
    around centre: Placement.Point,
    _ paint: SVGPaint
  ) {
    guard let image = node.thumbnail else { return addName(of: node, around: centre, paint) }
    let (width, height) = image.size
    let names = Double(node.lines.count) * NodeBox.fontSize * 1.2 + (node.badge == nil ? 0 : NodeBadge.room)
    let top = centre.y + (height + Thumbnail.gap + names) / 2
    add("<image")
    add(attributes: [("x", centre.x - width / 2), ("y", -top), ("width", width), ("height", height)])
    add(" xlink:href=\"")
    add(markup: image.address)
    add("\"/>\n")
    let middle = Placement.Point(x: centre.x, y: top - height - Thumbnail.gap - names / 2)
    addName(of: node, around: middle, paint)
  }

  /// The name of a node, below its badge.
  fileprivate mutating func addName(
    of node: Placement.Node,
    around centre: Placement.Point,
    _ paint: SVGPaint
  ) {
    guard let badge = node.badge else {
      return addWords(node.lines, around: centre, size: NodeBox.fontSize, paint.text)
    }
    let name = Placement.Point(x: centre.x, y: centre.y - NodeBadge.room / 2)
    addWords(node.lines, around: name, size: NodeBox.fontSize, paint.text)
    let names = Double(node.lines.count) * NodeBox.fontSize * 1.2
    let middle = Placement.Point(x: centre.x, y: centre.y + names / 2)
    addPill(around: middle, badge, paint)
  }

  private mutating func addPill(around middle: Placement.Point, _ badge: NodeBadge, _ paint: SVGPaint) {
    let (left, top) = (middle.x - badge.width / 2, -middle.y - NodeBadge.height / 2)
    add("<rect class=\"mark\"")
    add(attributes: [
      ("x", left), ("y", top), ("width", badge.width), ("height", NodeBadge.height), ("rx", 8),
    ])
    add(markup: paint.pill)
    add("/>\n")
    addWords([badge.text], around: middle, size: NodeBadge.fontSize, paint.pillText)
  }

  mutating func addEdge(_ kind: Edge.Kind, _ place: Placement.Edge, _ paint: SVGPaint) {
    addLine(place.curve, paint.line)
    let ends = EdgeEnds(of: kind)
    if let arrow = ends.tailArrow, let base = place.curve.first, let tip = place.start {
      SVGArrow(from: base, to: tip).add(arrow, paint, to: &self)
    }
    if let arrow = ends.headArrow, let base = place.curve.last, let tip = place.end {
      SVGArrow(from: base, to: tip).add(arrow, paint, to: &self)
    }
  }

  /// Writes `body`, inside a link to a line of source if both exist.
  fileprivate mutating func link(
    to url: String?,
    _ body: (inout SVGText) -> Void
  ) {
    guard let url else { return body(&self) }
    add("<a xlink:href=\"")
    add(words: url)
    add("\">\n")
    body(&self)
    add("</a>\n")
  }
}
