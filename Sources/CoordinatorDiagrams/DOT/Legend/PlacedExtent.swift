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
