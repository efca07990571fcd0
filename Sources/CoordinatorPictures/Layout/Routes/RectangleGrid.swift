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
