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
