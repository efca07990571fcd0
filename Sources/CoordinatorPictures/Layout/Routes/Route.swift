import CoordinatorDiagrams

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

/// The arrowheads of an edge at the two nodes that it joins, in either order of DOT.
struct Ends {
  /// The lengths of the arrowheads at the upper node and at the lower node; 0 for none.
  let upperLength: Double
  let lowerLength: Double
  /// Whether DOT states the edge from the lower node to the upper.
  private let isReversed: Bool
  private let ends: EdgeEnds

  /// - Parameter upper: The node at which routes start.
  init(_ input: LayoutInput, _ edge: Int, upper: Int) {
    let dotEdge = input.edges[edge]
    ends = EdgeEnds(of: dotEdge.edge.kind)
    isReversed = dotEdge.upper != upper
    upperLength = (isReversed ? ends.head : ends.tail) ?? 0
    lowerLength = (isReversed ? ends.tail : ends.head) ?? 0
  }

  /// Turns a route round where DOT states it the other way, and puts the tips of the arrowheads on it.
  func finish(_ route: inout Route, upper: Point, lower: Point) {
    if isReversed { route.reverse() }
    route.tail = ends.tail == nil ? nil : isReversed ? lower : upper
    route.head = ends.head == nil ? nil : isReversed ? upper : lower
  }
}

/// A side of a node, in the layout's plane.
enum Side: Hashable {
  case above, below, left, right

  typealias Pair = (start: Side, end: Side)

  /// The way that a line takes that leaves the node at this side.
  var outward: Point {
    switch self {
    case .above: Point(breadth: 0, depth: -1)
    case .below: Point(breadth: 0, depth: 1)
    case .left: Point(breadth: -1, depth: 0)
    case .right: Point(breadth: 1, depth: 0)
    }
  }

  var isVertical: Bool { self == .above || self == .below }

  /// The sides that a line between two nodes may leave and reach them at, the most natural first.
  static func pairs(_ start: Rectangle, _ end: Rectangle) -> [Pair] {
    let isRight = end.centre.breadth >= start.centre.breadth
    let (near, far): (Side, Side) = isRight ? (.right, .left) : (.left, .right)
    let flat: [Pair] = [(near, far), (near, near), (far, far)]
    if end.top > start.bottom {
      return [(.below, .above), (near, .above), (.below, far)] + flat
    }
    if end.bottom < start.top {
      return [(.above, .below), (near, .below), (.above, far)] + flat
    }
    let isNeighbour = isRight ? end.left - start.right < 60 : start.left - end.right < 60
    let arcs: [Pair] = [(.above, .above), (.below, .below)]
    return isNeighbour ? [flat[0]] + arcs : arcs + flat
  }
}
