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
}

extension Placement {
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
