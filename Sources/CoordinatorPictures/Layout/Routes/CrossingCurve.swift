/// One way to draw a line between two nodes: a curve that leaves one side and reaches another squarely.
struct CrossingCurve {
  let sides: Side.Pair
  let bezier: Bezier
  /// Where the line with its arrowheads touches the nodes.
  let tips: (start: Point, end: Point)

  /// - Parameters:
  ///   - ports: How many lines end at the same sides already.
  ///   - bulge: How much farther than it is natural the curve goes straight.
  init(
    from start: Rectangle,
    to end: Rectangle,
    sides: Side.Pair,
    ports: (Int, Int),
    ends: Ends,
    bulge: Double = 1
  ) {
    let tips = (
      start: Self.port(of: start, sides.start, number: ports.0, towards: end.centre),
      end: Self.port(of: end, sides.end, number: ports.1, towards: start.centre)
    )
    let way = tips.end - tips.start
    let reach = Self.reach(way, sides)
    let spread = Double(min(ports.0, ports.1)) * 5
    let first = tips.start + sides.start.outward * ends.upperLength
    let last = tips.end + sides.end.outward * ends.lowerLength
    bezier = Bezier(
      start: first,
      first: first + sides.start.outward * (reach.start * bulge + spread),
      second: last + sides.end.outward * (reach.end * bulge + spread),
      end: last
    )
    (self.sides, self.tips) = (sides, tips)
  }

  /// How far the curve goes straight. Between facing sides it is half of the distance. If both sides face the
  /// same way it is a small constant, plus the distance by which the other end is further out.
  private static func reach(_ way: Point, _ sides: Side.Pair) -> (start: Double, end: Double) {
    let isVertical = sides.start.isVertical
    let (along, across) = isVertical ? (way.depth, way.breadth) : (way.breadth, way.depth)
    if sides.start == sides.end {
      let outward = sides.start == .below || sides.start == .right ? along : -along
      let least = min(28 + abs(across) / 12, 60)
      return (least + max(outward, 0), least + max(-outward, 0))
    }
    let reach = max(min(abs(along) * 0.5, 160), 24)
    return (reach, reach)
  }

  /// The point of a side at which the next line ends: next to the middle, where lines of the tree end, and
  /// closer to the other node.
  private static func port(of node: Rectangle, _ side: Side, number: Int, towards other: Point) -> Point {
    let way = other - node.centre
    let half = side.isVertical ? node.size.breadth / 2 : node.size.depth / 2
    let first = side.isVertical ? 14.0 : 4.0
    let isBefore = (side.isVertical ? way.breadth : way.depth) < 0
    let offset = min(first + Double(number) * 7, max(half - 5, 0)) * (isBefore ? -1 : 1)
    switch side {
    case .above: return Point(breadth: node.centre.breadth + offset, depth: node.top)
    case .below: return Point(breadth: node.centre.breadth + offset, depth: node.bottom)
    case .left: return Point(breadth: node.left, depth: node.centre.depth + offset)
    case .right: return Point(breadth: node.right, depth: node.centre.depth + offset)
    }
  }
}

/// A cubic Bézier curve.
struct Bezier {
  let start: Point
  let first: Point
  let second: Point
  let end: Point

  /// The point at a share of the way, from 0 to 1.
  func point(at share: Double) -> Point {
    let rest = 1 - share
    return start * (rest * rest * rest) + first * (3 * rest * rest * share)
      + second * (3 * rest * share * share) + end * (share * share * share)
  }

  /// About how long it is.
  var length: Double {
    let (ends, detour) = (start.distance(to: end), first.distance(to: second))
    return (ends + start.distance(to: first) + detour + second.distance(to: end)) / 2
  }

  /// Points along the curve, without its ends.
  func samples(_ count: Int) -> [Point] {
    (1...count).map { point(at: Double($0) / Double(count + 1)) }
  }
}
