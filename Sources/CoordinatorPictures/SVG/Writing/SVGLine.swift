import CoordinatorDiagrams

extension SVGText {
  /// A line of cubic curves: a start, then three points per curve. Straight lines are written as such.
  mutating func addLine(_ curve: [Placement.Point], _ paint: String) {
    guard let start = curve.first else { return }
    add("<path")
    add(markup: paint)
    add(" d=\"M")
    add(start)
    for place in stride(from: 1, to: curve.count - 2, by: 3) {
      addPiece(from: curve[place - 1], curve[place], curve[place + 1], to: curve[place + 2])
    }
    add("\"/>\n")
  }

  private mutating func addPiece(
    from start: Placement.Point,
    _ first: Placement.Point,
    _ second: Placement.Point,
    to end: Placement.Point
  ) {
    if start.x == first.x, first.x == second.x, second.x == end.x {
      add("V")
      add(-end.y)
    } else if start.y == first.y, first.y == second.y, second.y == end.y {
      add("H")
      add(end.x)
    } else {
      add("C")
      add(first)
      add(" ")
      add(second)
      add(" ")
      add(end)
    }
  }

  /// Lines of text, one below the other around a point.
  mutating func addWords(_ lines: [String], around centre: Placement.Point, size: Double, _ paint: String) {
    let first = centre.y + (Double(lines.count) - 1) * size * 0.6 - size * 0.3
    for (number, line) in lines.enumerated() {
      add("<text x=\"")
      add(centre.x)
      add("\" y=\"")
      add(-(first - Double(number) * size * 1.2))
      add("\"")
      add(markup: paint)
      add(">")
      add(words: line)
      add("</text>\n")
    }
  }
}

/// An arrowhead between the end of a line and the node that it points at, as Graphviz draws it.
struct SVGArrow {
  private let base: Placement.Point
  private let tip: Placement.Point

  init(from base: Placement.Point, to tip: Placement.Point) {
    (self.base, self.tip) = (base, tip)
  }

  func add(_ arrow: Arrow, _ paint: SVGPaint, to text: inout SVGText) {
    switch arrow {
    case .normal: text.addPolygon([at(0, 0.35), tip, at(0, -0.35)], paint.filled)
    case .onormal: text.addPolygon([at(0, 0.35), tip, at(0, -0.35)], paint.hollow)
    case .diamond:
      text.addPolygon([base, at(0.5, 1.0 / 3), tip, at(0.5, -1.0 / 3)], paint.filled)
    case .vee:
      // In and out again along the middle, which draws the rest of the line.
      let notch = at(0.5, 0)
      text.addPolygon([tip, at(0, 0.45), notch, base, notch, at(0, -0.45)], paint.filled)
    case .dot: addBall(paint.filled, to: &text)
    case .odot: addBall(paint.hollow, to: &text)
    case .obox:
      text.addPolygon([at(0, 0.5), at(1, 0.5), at(1, -0.5), at(0, -0.5)], paint.hollow)
    case .curve: addSocket(paint.hollow, to: &text)
    }
  }

  /// A point so many lengths of the arrowhead along it, and so many to its left.
  private func at(_ along: Double, _ aside: Double) -> Placement.Point {
    let (x, y) = (tip.x - base.x, tip.y - base.y)
    return Placement.Point(x: base.x + x * along - y * aside, y: base.y + y * along + x * aside)
  }

  private var length: Double {
    let (x, y) = (tip.x - base.x, tip.y - base.y)
    return (x * x + y * y).squareRoot()
  }

  private func addBall(_ paint: String, to text: inout SVGText) {
    text.addEllipse(at(0.5, 0), length / 2, length / 2, paint)
  }

  private func addSocket(_ paint: String, to text: inout SVGText) {
    text.addPolyline([tip, base], paint)
    text.add("<path")
    text.add(markup: paint)
    text.add(" d=\"M")
    text.add(at(0.5, 0.5))
    text.add("C")
    text.add(points: [at(1.17, 0.5), at(1.17, -0.5), at(0.5, -0.5)])
    text.add("\"/>\n")
  }
}
