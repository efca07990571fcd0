/// The positions of a drawing's parts, in points with y upwards. Graphviz draws them there.
package struct Placement: Sendable {
  /// A point of the picture.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A node: its text, its size, and its centre; a nil centre leaves the position to the layout.
  package struct Node: Sendable {
    package var lines: [String]
    package var width: Double
    package var height: Double
    package var centre: Point?
    /// What is above the name.
    package var badge: NodeBadge?
    /// What is above both.
    package var thumbnail: Thumbnail?

    package init(lines: [String], width: Double, height: Double, centre: Point? = nil) {
      self.lines = lines
      self.width = width
      self.height = height
      self.centre = centre
    }
  }

  /// An edge: its line as cubic Bézier curves from the upper node to the lower one, without the arrowheads;
  /// the tips of the arrowheads; and its label.
  package struct Edge: Sendable {
    package var curve: [Point]
    package var start: Point?
    package var end: Point?
    package var lines: [String]
    package var label: Point?
    /// Whether it joins nodes that are not next to each other in the tree that is drawn.
    package var isAcross = false

    package init(
      curve: [Point] = [],
      start: Point? = nil,
      end: Point? = nil,
      lines: [String] = [],
      label: Point? = nil
    ) {
      self.curve = curve
      self.start = start
      self.end = end
      self.lines = lines
      self.label = label
    }
  }

  /// The nodes in the order of the drawing.
  package var nodes: [Node]
  /// The edges in the order in which DOT states them.
  package var edges: [Edge]
  /// The centre of the title; nil: where the layout puts it.
  package var title: Point?

  package init(nodes: [Node], edges: [Edge], title: Point? = nil) {
    self.nodes = nodes
    self.edges = edges
    self.title = title
  }

  /// Lines that have to run over nodes run behind them, so that names can be read.
  var attributes: [DOTAttribute] {
    [DOTAttribute(.outputorder, "edgesfirst")] + (title.map { [DOTAttribute(.lp, $0.text)] } ?? [])
  }
}

extension Placement.Point {
  var text: String { "\(DOTNumber.text(x)),\(DOTNumber.text(y))" }
}

extension Placement.Node {
  var attributes: [DOTAttribute] {
    [
      DOTAttribute(
        .label,
        ([badge?.text].compactMap { $0 } + lines).map(DOTText.label).joined(separator: "\\n")
      ),
      DOTAttribute(.width, DOTNumber.inches(width)),
      DOTAttribute(.height, DOTNumber.inches(height)),
      DOTAttribute(.fixedsize, "true"),
    ] + (centre.map { [DOTAttribute(.pos, $0.text)] } ?? [])
  }
}

extension Placement.Edge {
  var attributes: [DOTAttribute] {
    let words = lines.map(DOTText.label)
    // Where the layout puts the words, spaces keep them off the line.
    let text = label == nil ? words.map { " \($0) " } : words
    return (lines.isEmpty ? [] : [DOTAttribute(.label, text.joined(separator: "\\n"))])
      + (label.map { [DOTAttribute(.lp, $0.text)] } ?? [])
      + (curve.isEmpty ? [] : [DOTAttribute(.pos, position)])
  }

  private var position: String {
    let ends = [start.map { "s,\($0.text)" }, end.map { "e,\($0.text)" }].compactMap { $0 }
    return (ends + curve.map(\.text)).joined(separator: " ")
  }
}

/// The bounds of a placed drawing, and the occupied parts.
package struct PlacedExtent {
  private let taken: [Rectangle]
  /// The least rectangle around all.
  package let whole: Rectangle
  private static let gap = 12.0

  /// An upright rectangle, with y upwards.
  package struct Rectangle: Sendable {
    package private(set) var left: Double
    package private(set) var right: Double
    package private(set) var bottom: Double
    package private(set) var top: Double

    package init(around points: [Placement.Point], by margin: (x: Double, y: Double) = (0, 0)) {
      let (x, y) = (points.map(\.x), points.map(\.y))
      left = (x.min() ?? 0) - margin.x
      right = (x.max() ?? 0) + margin.x
      bottom = (y.min() ?? 0) - margin.y
      top = (y.max() ?? 0) + margin.y
    }

    package mutating func include(_ other: Rectangle) {
      (left, right) = (min(left, other.left), max(right, other.right))
      (bottom, top) = (min(bottom, other.bottom), max(top, other.top))
    }

    func meets(_ other: Rectangle) -> Bool {
      left < other.right && other.left < right && bottom < other.top && other.bottom < top
    }
  }

  /// The extent of a placement; nil if a node has no place, or if there are no nodes.
  package init?(_ placement: Placement) {
    let centres = placement.nodes.compactMap(\.centre)
    guard centres.count == placement.nodes.count, !centres.isEmpty else { return nil }
    taken =
      zip(placement.nodes, centres).map { node, centre in
        Rectangle(around: [centre], by: (node.width / 2, node.height / 2))
      } + placement.edges.flatMap(Self.rectangles)
    whole = taken.dropFirst().reduce(into: taken[0]) { $0.include($1) }
  }

  /// A curve lies within its control points.
  private static func rectangles(of edge: Placement.Edge) -> [Rectangle] {
    let pieces = stride(from: 0, to: max(edge.curve.count - 1, 0), by: 3).map { start in
      Rectangle(around: Array(edge.curve[start..<min(start + 4, edge.curve.count)]), by: (2, 2))
    }
    let metrics = TextMetrics(fontSize: EdgeBox.fontSize)
    let width = edge.lines.map(metrics.width).max() ?? 0
    let height = Double(edge.lines.count) * metrics.lineHeight
    return pieces + [edge.start, edge.end].compactMap { $0 }.map { Rectangle(around: [$0], by: (5, 5)) }
      + (edge.label.map { [Rectangle(around: [$0], by: (width / 2, height / 2))] } ?? [])
  }

  /// A free place for something of the given size: in a corner, or else below everything. O(n + m).
  ///
  /// - Returns: Its upper left corner.
  package func corner(for size: (width: Double, height: Double)) -> Placement.Point {
    let (left, right) = (whole.left, whole.right - size.width)
    let (top, bottom) = (whole.top, whole.bottom + size.height)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
      .map { Placement.Point(x: $0.0, y: $0.1) }
    let fits = size.width <= whole.right - whole.left && size.height <= whole.top - whole.bottom
    let free = fits ? corners.first { isFree($0, size) } : nil
    return free ?? Placement.Point(x: left, y: whole.bottom - Self.gap)
  }

  private func isFree(_ corner: Placement.Point, _ size: (width: Double, height: Double)) -> Bool {
    let opposite = Placement.Point(x: corner.x + size.width, y: corner.y - size.height)
    let room = Rectangle(around: [corner, opposite], by: (Self.gap, Self.gap))
    return !taken.contains { $0.meets(room) }
  }
}
