/// A grid of points on which lines are routed around boxes: which points are free, and where lines run already.
///
/// Numbers are those of points, row by row. All arrays are made once, so a search does not allocate.
struct RouteGrid {
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
  private let shift: Int
  private let origin: Point
  private(set) var isBlocked: [Bool]
  /// How many lines run along the step to the right of a point, and along the step below it.
  private(set) var across: [UInt8]
  private(set) var down: [UInt8]
  /// The points beside lines of the tree, by the direction of the line.
  private(set) var isNearAcross: [Bool]
  private(set) var isNearDown: [Bool]
  /// The points under the arrowheads of lines of the tree.
  private(set) var isHead: [Bool]

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
    isBlocked = [Bool](repeating: false, count: stride * rows)
    across = [UInt8](repeating: 0, count: stride * rows)
    (down, isNearAcross, isNearDown, isHead) = (across, isBlocked, isBlocked, isBlocked)
    for box in boxes { block(box) }
  }

  func point(_ number: Int) -> Point {
    Point(
      breadth: origin.breadth + Double(column(of: number)) * Self.pitch,
      depth: origin.depth + Double(row(of: number)) * Self.pitch
    )
  }

  /// How many points there are.
  var count: Int { stride * rows }
  func column(of point: Int) -> Int { point & (stride - 1) }
  func row(of point: Int) -> Int { point >> shift }

  /// The column of a breadth and the row of a depth, not rounded.
  func column(_ breadth: Double) -> Double { (breadth - origin.breadth) / Self.pitch }
  func row(_ depth: Double) -> Double { (depth - origin.depth) / Self.pitch }

  /// Whether a line already passes a point in the other direction than `isAcross`.
  func isCrossing(_ point: Int, isAcross: Bool) -> Bool {
    isAcross
      ? down[point] > 0 && point >= stride && down[point - stride] > 0
      : across[point] > 0 && point > 0 && across[point - 1] > 0
  }

  /// Adds a routed line to the grid, or takes it off again.
  mutating func mark(_ path: [Int], isAdded: Bool) {
    for (one, other) in zip(path, path.dropFirst()) {
      let first = min(one, other)
      if abs(one - other) == 1 {
        across[first] = isAdded ? min(across[first], 254) + 1 : max(across[first], 1) - 1
      } else {
        down[first] = isAdded ? min(down[first], 254) + 1 : max(down[first], 1) - 1
      }
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
        set(&isHead, row * stride + column)
      }
    }
  }

  private mutating func markDown(_ breadth: Double, from top: Double, to bottom: Double) {
    let (place, last) = (column(breadth), Int(row(bottom)))
    for row in max(Int(row(top)), 0)...max(min(last, rows - 1), 0) where row < rows {
      set(&down, row * stride + Int(place.rounded()))
      for near in [place.rounded(.down), place.rounded(.up)] { set(&isNearDown, row * stride + Int(near)) }
    }
  }

  private mutating func markAcross(_ depth: Double, from left: Double, to right: Double) {
    let (place, last) = (row(depth), Int(column(right)))
    for column in max(Int(column(left)), 0)...max(min(last, columns - 1), 0) where column < columns {
      set(&across, Int(place.rounded()) * stride + column)
      for near in [place.rounded(.down), place.rounded(.up)] {
        set(&isNearAcross, Int(near) * stride + column)
      }
    }
  }

  /// Keeps lines off words, where there is another way.
  mutating func avoid(_ words: Rectangle) {
    for row in Int(row(words.top))...Int(row(words.bottom)) {
      for column in Int(column(words.left))...Int(column(words.right)) {
        set(&isNearAcross, row * stride + column)
        set(&isNearDown, row * stride + column)
      }
    }
  }

  private func set(_ values: inout [UInt8], _ point: Int) {
    if values.indices.contains(point) { values[point] = max(values[point], 1) }
  }

  private func set(_ values: inout [Bool], _ point: Int) {
    if values.indices.contains(point) { values[point] = true }
  }

  private mutating func block(_ box: Rectangle) {
    let (left, right) = (column(box.left - Self.clearance), column(box.right + Self.clearance))
    let (top, bottom) = (row(box.top - Self.clearance), row(box.bottom + Self.clearance))
    for row in Int(top.rounded(.up))...max(Int(bottom), Int(top.rounded(.up))) {
      for column in Int(left.rounded(.up))...max(Int(right), Int(left.rounded(.up))) {
        isBlocked[row * stride + column] = true
      }
    }
  }
}
