import CoordinatorDiagrams

/// How the layout's own plane, in which trees grow downwards, lies in the picture, whose y points up.
struct Frame {
  let direction: DiagramOptions.Direction

  /// Whether siblings are stacked vertically.
  var isSideways: Bool { direction == .leftRight || direction == .rightLeft }

  /// The size of something in the layout's plane, by its size in the picture.
  func size(width: Double, height: Double) -> Size {
    isSideways ? Size(breadth: height, depth: width) : Size(breadth: width, depth: height)
  }

  func placed(_ point: Point) -> Placement.Point {
    switch direction {
    case .topDown: Placement.Point(x: point.breadth, y: -point.depth)
    case .bottomUp: Placement.Point(x: point.breadth, y: point.depth)
    case .leftRight: Placement.Point(x: point.depth, y: -point.breadth)
    case .rightLeft: Placement.Point(x: -point.depth, y: -point.breadth)
    }
  }
}

/// A point of the layout's plane: `breadth` along siblings, `depth` away from the root.
struct Point: Hashable {
  var breadth: Double
  var depth: Double

  func distance(to other: Point) -> Double {
    let way = other - self
    return (way.breadth * way.breadth + way.depth * way.depth).squareRoot()
  }

  static func + (left: Point, right: Point) -> Point {
    Point(breadth: left.breadth + right.breadth, depth: left.depth + right.depth)
  }
  static func - (left: Point, right: Point) -> Point {
    Point(breadth: left.breadth - right.breadth, depth: left.depth - right.depth)
  }
  static func * (point: Point, factor: Double) -> Point {
    Point(breadth: point.breadth * factor, depth: point.depth * factor)
  }
}

/// A size in the layout's plane.
struct Size: Hashable {
  var breadth: Double
  var depth: Double
}

/// A node or a label in the layout's plane.
struct Rectangle: Hashable {
  var centre: Point
  var size: Size

  var left: Double { centre.breadth - size.breadth / 2 }
  var right: Double { centre.breadth + size.breadth / 2 }
  var top: Double { centre.depth - size.depth / 2 }
  var bottom: Double { centre.depth + size.depth / 2 }

  func contains(_ point: Point) -> Bool {
    left < point.breadth && point.breadth < right && top < point.depth && point.depth < bottom
  }

  func overlaps(_ other: Rectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
