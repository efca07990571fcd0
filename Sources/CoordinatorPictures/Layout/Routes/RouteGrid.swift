/// A grid of points on which lines are routed around boxes: which points are free, and where lines run already.
///
/// Numbers are those of points, row by row. The cells are made once, so a search does not allocate.
struct RouteGrid {
  /// What is at a point.
  struct Cell {
    var isBlocked = false
    /// Whether a line of the tree runs beside it, by the direction of the line.
    var isNearAcross = false
    var isNearDown = false
    /// Whether the arrowhead of a line of the tree covers it.
    var isHead = false
    /// How many lines run along the step to the right, and along the step below.
    var across: UInt8 = 0
    var down: UInt8 = 0
  }

  /// The distance between neighbours, in points. Between two boxes of a stack there is at least one free row.
  static let pitch = 5.0
  /// Larger grids take longer than the rest of the picture.
  static let mostPoints = 1_200_000
  /// The room around a picture in which lines may run, too.
  private static let margin = 45.0
  /// How near a line may come to a box.
  private static let clearance = 2.0
  /// How far an arrowhead reaches to both sides of its line. More than half of the pitch: the ranges below are never empty.
  private static let headRoom = 4.0

  let columns: Int
  let rows: Int
  /// From a point to the one below it: a power of two, so that no number has to be divided.
  let stride: Int
  /// How many bits of a point's number are its column.
  private let shift: Int
  private let origin: Point
  private(set) var cells: [Cell]

  /// A grid over some boxes; nil where it would be too large.
  init?(around boxes: [Rectangle]) {
    var bounds = Bounds(boxes)
    bounds.grow(by: Self.margin)
    origin = bounds.least
    columns = Int((bounds.greatest.breadth - bounds.least.breadth) / Self.pitch) + 1
    rows = Int((bounds.greatest.depth - bounds.least.depth) / Self.pitch) + 1
    shift = Int.bitWidth - (columns - 1).leadingZeroBitCount
    stride = 1 << shift
    guard !boxes.isEmpty, columns < Self.mostPoints, rows < Self.mostPoints,
      stride * rows <= Self.mostPoints
    else { return nil }
    cells = [Cell](repeating: Cell(), count: stride * rows)
    for box in boxes { block(box) }
  }

  func point(_ number: Int) -> Point {
    Point(
      breadth: origin.breadth + Double(column(of: number)) * Self.pitch,
      depth: origin.depth + Double(row(of: number)) * Self.pitch
    )
  }

  var count: Int { stride * rows }
  func column(of point: Int) -> Int { point & (stride - 1) }
  func row(of point: Int) -> Int { point >> shift }

  /// The column of a breadth and the row of a depth, not rounded.
  func column(_ breadth: Double) -> Double { (breadth - origin.breadth) / Self.pitch }
  func row(_ depth: Double) -> Double { (depth - origin.depth) / Self.pitch }

  /// Whether a line already passes a point in the other direction than `isAcross`.
  func isCrossing(_ point: Int, isAcross: Bool) -> Bool {
    isAcross
      ? cells[point].down > 0 && point >= stride && cells[point - stride].down > 0
      : cells[point].across > 0 && point > 0 && cells[point - 1].across > 0
  }

  /// Adds a routed line to the grid, or takes it off again.
  mutating func mark(_ path: [Int], isAdded: Bool) {
    for (one, other) in zip(path, path.dropFirst()) {
      let first = min(one, other)
      let direction = abs(one - other) == 1 ? \Cell.across : \Cell.down
      let count = cells[first][keyPath: direction]
      cells[first][keyPath: direction] = isAdded ? min(count, 254) + 1 : max(count, 1) - 1
    }
  }

  /// Marks a line of the tree, which need not be on the grid.
  mutating func mark(treeLine curve: [Point]) {
    var start = curve[0]
    for place in Swift.stride(from: 3, to: curve.count, by: 3) {
      let end = curve[place]
      if abs(start.breadth - end.breadth) < 1 {
        markDown(start.breadth, from: min(start.depth, end.depth), to: max(start.depth, end.depth))
      } else if abs(start.depth - end.depth) < 1 {
        markAcross(start.depth, from: min(start.breadth, end.breadth), to: max(start.breadth, end.breadth))
      }
      start = end
    }
  }

  /// Marks an arrowhead of a line of the tree.
  mutating func mark(head tip: Point, from base: Point) {
    var head = Bounds([Rectangle(centre: base, size: Size(breadth: 0, depth: 0))])
    head.include(tip)
    head.grow(by: Self.headRoom)
    for row in Int(row(head.least.depth).rounded(.up))...Int(row(head.greatest.depth)) {
      for column in Int(column(head.least.breadth).rounded(.up))...Int(column(head.greatest.breadth)) {
        change(row * stride + column) { $0.isHead = true }
      }
    }
  }

  private mutating func markDown(_ breadth: Double, from top: Double, to bottom: Double) {
    let (place, last) = (column(breadth), Int(row(bottom)))
    for row in max(Int(row(top)), 0)...max(min(last, rows - 1), 0) where row < rows {
      change(row * stride + Int(place.rounded())) { $0.down = max($0.down, 1) }
      for near in [place.rounded(.down), place.rounded(.up)] {
        change(row * stride + Int(near)) { $0.isNearDown = true }
      }
    }
  }

  private mutating func markAcross(_ depth: Double, from left: Double, to right: Double) {
    let (place, last) = (row(depth), Int(column(right)))
    for column in max(Int(column(left)), 0)...max(min(last, columns - 1), 0) where column < columns {
      change(Int(place.rounded()) * stride + column) { $0.across = max($0.across, 1) }
      for near in [place.rounded(.down), place.rounded(.up)] {
        change(Int(near) * stride + column) { $0.isNearAcross = true }
      }
    }
  }

  /// Keeps lines off words, where there is another way.
  mutating func avoid(_ words: Rectangle) {
    for row in Int(row(words.top))...Int(row(words.bottom)) {
      for column in Int(column(words.left))...Int(column(words.right)) {
        change(row * stride + column) { ($0.isNearAcross, $0.isNearDown) = (true, true) }
      }
    }
  }

  private mutating func change(_ point: Int, _ change: (inout Cell) -> Void) {
    if cells.indices.contains(point) { change(&cells[point]) }
  }

  private mutating func block(_ box: Rectangle) {
    let (left, right) = (column(box.left - Self.clearance), column(box.right + Self.clearance))
    let (top, bottom) = (row(box.top - Self.clearance), row(box.bottom + Self.clearance))
    for row in Int(top.rounded(.up))...max(Int(bottom), Int(top.rounded(.up))) {
      for column in Int(left.rounded(.up))...max(Int(right), Int(left.rounded(.up))) {
        cells[row * stride + column].isBlocked = true
      }
    }
  }
}

/// A grid of squares that stores which rectangles touch each square, to find the rectangles at a place.
/// Building takes time linear in the rectangles; a query takes time linear in the rectangles nearby.
struct RectangleGrid {
  private struct Cell: Hashable {
    let column: Int32
    let row: Int32
  }

  private static let side = 96.0
  private var rectangles: [Rectangle] = []
  private var cells: [Cell: [Int32]] = [:]

  /// A grid of the given rectangles, which keep their numbers.
  init(_ rectangles: [Rectangle] = []) {
    for rectangle in rectangles { insert(rectangle) }
  }

  mutating func insert(_ rectangle: Rectangle) {
    let number = Int32(rectangles.count)
    rectangles.append(rectangle)
    for row in Self.index(rectangle.top)...Self.index(rectangle.bottom) {
      for column in Self.index(rectangle.left)...Self.index(rectangle.right) {
        cells[Cell(column: column, row: row), default: []].append(number)
      }
    }
  }

  /// The number of a rectangle that a point is in; nil where it is in none.
  func rectangle(at point: Point) -> Int? {
    let cell = Cell(column: Self.index(point.breadth), row: Self.index(point.depth))
    return cells[cell]?.first { rectangles[Int($0)].contains(point) }.map(Int.init)
  }

  /// A rectangle that overlaps the given one, the same on each call; nil if there is none there.
  func first(under rectangle: Rectangle) -> Rectangle? {
    for row in Self.index(rectangle.top)...Self.index(rectangle.bottom) {
      for column in Self.index(rectangle.left)...Self.index(rectangle.right) {
        let near = cells[Cell(column: column, row: row)] ?? []
        if let number = near.first(where: { rectangles[Int($0)].overlaps(rectangle) }) {
          return rectangles[Int(number)]
        }
      }
    }
    return nil
  }

  private static func index(_ length: Double) -> Int32 { Int32((length / side).rounded(.down)) }
}
