import CoordinatorDiagrams

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
