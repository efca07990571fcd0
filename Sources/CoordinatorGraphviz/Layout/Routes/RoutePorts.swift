import CoordinatorDiagrams

/// The points beside a box at which a line may leave or reach it.
struct RoutePorts {
  /// A used place of a side, or one where lines of the tree end, costs as much as this many steps.
  private static let used = 40
  /// How far from its ends a side has ports.
  private static let corner = 7.0

  private let grid: RouteGrid
  /// Whether lines end at the middle of a side only, as at ellipses and hexagons.
  private let isPointed: Bool
  private let box: Rectangle

  init(_ box: Rectangle, isPointed: Bool, in grid: RouteGrid) {
    (self.box, self.isPointed, self.grid) = (box, isPointed, grid)
  }

  /// All ports. A port is as far from its side as the arrowhead is long, at least.
  func all(arrow: Double, taken: Set<Int>, treeEnds: [Point]) -> [RouteSearch.Port] {
    let away = max(arrow + 2, RouteGrid.pitch / 2)
    let left = Int(grid.column(box.left - away).rounded(.down))
    let right = Int(grid.column(box.right + away).rounded(.up))
    let top = Int(grid.row(box.top - away).rounded(.down))
    let bottom = Int(grid.row(box.bottom + away).rounded(.up))
    var ports: [RouteSearch.Port] = []
    for row in places(grid.row(box.centre.depth), box.size.depth) where 0..<grid.rows ~= row {
      if left >= 0 { add(row * grid.stride + left, .left, taken, treeEnds, to: &ports) }
      if right < grid.columns { add(row * grid.stride + right, .right, taken, treeEnds, to: &ports) }
    }
    for column in places(grid.column(box.centre.breadth), box.size.breadth) where 0..<grid.columns ~= column {
      if top >= 0 { add(top * grid.stride + column, .above, taken, treeEnds, to: &ports) }
      if bottom < grid.rows { add(bottom * grid.stride + column, .below, taken, treeEnds, to: &ports) }
    }
    return ports
  }

  /// The rows or columns beside a side.
  private func places(_ middle: Double, _ size: Double) -> ClosedRange<Int> {
    let half = isPointed ? 0 : max(size / 2 - Self.corner, 0) / RouteGrid.pitch
    let first = Int((middle - half).rounded(.up))
    return first...max(Int((middle + half).rounded(.down)), first)
  }

  private func add(
    _ point: Int,
    _ side: Side,
    _ taken: Set<Int>,
    _ treeEnds: [Point],
    to ports: inout [RouteSearch.Port]
  ) {
    guard !grid.cells[point].isBlocked else { return }
    let tip = self.tip(of: RouteSearch.Port(point: point, side: side, cost: 0))
    var cost = taken.contains(point) ? Self.used : 0
    if treeEnds.contains(where: { $0.distance(to: tip) < 7 }) { cost += Self.used }
    ports.append(RouteSearch.Port(point: point, side: side, cost: cost))
  }

  /// Where a line that ends at a port touches the box.
  func tip(of port: RouteSearch.Port) -> Point {
    let point = grid.point(port.point)
    return switch port.side {
    case .above: Point(breadth: point.breadth, depth: box.top)
    case .below: Point(breadth: point.breadth, depth: box.bottom)
    case .left: Point(breadth: box.left, depth: point.depth)
    case .right: Point(breadth: box.right, depth: point.depth)
    }
  }
}
