import CoordinatorDiagrams
import CoordinatorGraph

extension SVGDrawing {
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
    add("<image x=\"")
    add(centre.x - width / 2)
    add("\" y=\"")
    add(-top)
    add("\" width=\"")
    add(width)
    add("\" height=\"")
    add(height)
    add("\" xlink:href=\"")
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
    add("<rect class=\"mark\" x=\"")
    add(middle.x - badge.width / 2)
    add("\" y=\"")
    add(-middle.y - NodeBadge.height / 2)
    add("\" width=\"")
    add(badge.width)
    add("\" height=\"")
    add(NodeBadge.height)
    add("\" rx=\"8\"")
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
