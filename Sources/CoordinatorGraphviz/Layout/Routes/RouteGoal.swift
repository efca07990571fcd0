/// The points at which a way over a grid may end.
struct RouteGoal {
  private var ports: [RouteSearch.Port] = []
  /// For each point of the grid, one more than the number of its port; 0 without one.
  private var numbers: [UInt8]
  private var columns = 0...0
  private var rows = 0...0

  init(_ grid: RouteGrid) { numbers = [UInt8](repeating: 0, count: grid.count) }

  mutating func set(_ ends: [RouteSearch.Port], _ grid: RouteGrid) {
    ports = Array(ends.prefix(254))
    for (number, end) in ports.enumerated() {
      let other = numbers[end.point]
      if other == 0 || ports[Int(other) - 1].cost > end.cost { numbers[end.point] = UInt8(number + 1) }
      let (column, row) = (grid.column(of: end.point), grid.row(of: end.point))
      columns =
        number == 0 ? column...column : min(columns.lowerBound, column)...max(columns.upperBound, column)
      rows = number == 0 ? row...row : min(rows.lowerBound, row)...max(rows.upperBound, row)
    }
  }

  mutating func reset() {
    for port in ports { numbers[port.point] = 0 }
  }

  func port(at point: Int) -> RouteSearch.Port? {
    let number = numbers[point]
    return number == 0 ? nil : ports[Int(number) - 1]
  }

  /// No more steps than any way from a point takes.
  func distance(from point: Int, _ grid: RouteGrid) -> Int {
    let (column, row) = (grid.column(of: point), grid.row(of: point))
    return max(columns.lowerBound - column, 0, column - columns.upperBound)
      + max(rows.lowerBound - row, 0, row - rows.upperBound)
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
