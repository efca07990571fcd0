/// The part of a grid in which a way may end: columns and rows around all of its ends.
struct RouteGoal {
  private var left = 0, right = 0, top = 0, bottom = 0

  init() {}

  /// The part with the given points.
  init(_ points: [Int], _ grid: RouteGrid) {
    let (columns, rows) = (points.map(grid.column), points.map(grid.row))
    (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
    (top, bottom) = (rows.min() ?? 0, rows.max() ?? 0)
  }

  /// No more steps than any way from a point takes.
  func distance(from point: Int, _ grid: RouteGrid) -> Int {
    let (column, row) = (grid.column(of: point), grid.row(of: point))
    var steps = column < left ? left - column : column > right ? column - right : 0
    steps += row < top ? top - row : row > bottom ? row - bottom : 0
    return steps
  }
}

/// A queue of states by their costs, the cheapest first. No state may be cheaper than one that was taken before.
struct BucketQueue {
  private var buckets: [[Int32]] = []
  private var least = 0

  mutating func push(_ state: Int, _ cost: Int) {
    while buckets.count <= cost { buckets.append([]) }
    buckets[cost].append(Int32(state))
    least = min(least, cost)
  }

  mutating func pop() -> (state: Int, cost: Int)? {
    while least < buckets.count {
      if let state = buckets[least].popLast() { return (Int(state), least) }
      least += 1
    }
    return nil
  }
}
