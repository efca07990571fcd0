/// The line of an edge as cubic Bézier curves, in the coordinates of the layout, and the position of its
/// label.
struct Route {
  /// A start, then three points a curve: what Graphviz takes.
  private(set) var curve: [Point]
  /// The tips of the arrowheads.
  var tail: Point?
  var head: Point?
  /// The middle of the words.
  var label: Point?

  init(from start: Point) { curve = [start] }

  var end: Point { curve[curve.count - 1] }

  mutating func reverse() { curve.reverse() }

  mutating func line(to point: Point) {
    guard point != end else { return }
    let (start, step) = (end, (point - end) * (1 / 3))
    curve += [start + step, start + step * 2, point]
  }

  mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    curve += [first, second, point]
  }

  /// A rounded corner: from where the line is, past `corner`, to `point`.
  mutating func turn(at corner: Point, to point: Point) {
    let start = end
    curve += [start + (corner - start) * 0.6, point + (corner - point) * 0.6, point]
  }
}
