/// The cheapest way over a grid from any of some points to any of others: short, with few bends, and across and along as
/// few other lines as can be. A* (Hart, Nilsson and Raphael) with a heap.
struct RouteSearch {
  /// What a way costs, in steps of the grid.
  private enum Cost {
    static let bend = 8
    static let crossing = 24
    /// A step on another line.
    static let shared = 20
    /// A step right beside a line of the tree.
    static let near = 5
    /// A step over an arrowhead, which is some steps wide.
    static let head = 14
  }

  /// A point at which a line may start or end, and the first or last direction.
  struct Port {
    let point: Int
    let side: Side
    let cost: Int
  }

  /// How a state was reached: a point, and whether the last step to it was across.
  private struct Reached {
    var cost: Int32 = 0
    /// The state before it; -1 at a start.
    var from: Int32 = 0
    /// The search that reached it last.
    var round: Int32 = 0
  }

  /// How many points were looked at in all searches so far.
  private(set) var visited = 0
  private var reached: [Reached]
  private var round: Int32 = 0
  private var queue = BucketQueue()
  private var ends: [Port] = []
  /// For each point of the grid, one more than the number of its end; 0 without one.
  private var endNumbers: [UInt8]
  private var goal = RouteGoal()

  /// Searches in grids of a size.
  init(of grid: RouteGrid) {
    reached = [Reached](repeating: Reached(), count: 2 * grid.count)
    endNumbers = [UInt8](repeating: 0, count: grid.count)
  }

  /// The points of the way with the ports at its ends; nil where there is none.
  mutating func way(from starts: [Port], to ends: [Port], in grid: RouteGrid) -> (
    path: [Int], start: Port, end: Port
  )? {
    set(ends, grid)
    defer { for end in self.ends { endNumbers[end.point] = 0 } }
    round += 1
    queue = BucketQueue()
    for port in starts where !ends.isEmpty {
      offer(2 * port.point + (port.side.isVertical ? 0 : 1), cost: port.cost, from: -1, grid)
    }
    while let (state, cost) = queue.pop() {
      guard Int(reached[state].cost) + goal.distance(from: state >> 1, grid) == cost else { continue }
      visited += 1
      let number = Int(endNumbers[state >> 1])
      if number > 0 { return traced(state, starts, self.ends[number - 1]) }
      expand(state, grid)
    }
    return nil
  }

  private mutating func set(_ all: [Port], _ grid: RouteGrid) {
    ends = Array(all.prefix(254))
    goal = RouteGoal(ends.map(\.point), grid)
    for (number, end) in ends.enumerated() {
      let other = endNumbers[end.point]
      if other == 0 || ends[Int(other) - 1].cost > end.cost { endNumbers[end.point] = UInt8(number + 1) }
    }
  }

  private mutating func expand(_ state: Int, _ grid: RouteGrid) {
    let (point, wasAcross) = (state >> 1, state & 1 == 1)
    let (column, row) = (grid.column(of: point), grid.row(of: point))
    let straight = grid.isCrossing(point, isAcross: wasAcross) ? Cost.crossing : 0
    let cost = Int(reached[state].cost) + 1
    let (across, down) = (
      cost + (wasAcross ? straight : Cost.bend), cost + (wasAcross ? Cost.bend : straight)
    )
    if column > 0 { step(state, to: point - 1, isAcross: true, across, grid) }
    if column + 1 < grid.columns { step(state, to: point + 1, isAcross: true, across, grid) }
    if row > 0 { step(state, to: point - grid.stride, isAcross: false, down, grid) }
    if row + 1 < grid.rows { step(state, to: point + grid.stride, isAcross: false, down, grid) }
  }

  private mutating func step(_ state: Int, to target: Int, isAcross: Bool, _ least: Int, _ grid: RouteGrid) {
    let cell = grid.cells[target]
    guard !cell.isBlocked else { return }
    let first = grid.cells[min(state >> 1, target)]
    var cost = least
    if (isAcross ? first.across : first.down) > 0 { cost += Cost.shared }
    if isAcross ? cell.isNearAcross : cell.isNearDown { cost += Cost.near }
    if cell.isHead { cost += Cost.head }
    let number = Int(endNumbers[target])
    if number > 0 {
      let end = ends[number - 1]
      cost += end.cost + (end.side.isVertical == isAcross ? Cost.bend : 0)
    }
    offer(2 * target + (isAcross ? 1 : 0), cost: cost, from: Int32(state), grid)
  }

  private mutating func offer(_ state: Int, cost: Int, from: Int32, _ grid: RouteGrid) {
    let former = reached[state]
    if former.round == round, Int(former.cost) <= cost { return }
    reached[state] = Reached(cost: Int32(cost), from: from, round: round)
    queue.push(state, cost + goal.distance(from: state >> 1, grid))
  }

  private func traced(_ end: Int, _ starts: [Port], _ port: Port) -> (path: [Int], start: Port, end: Port)? {
    var path: [Int] = []
    var state = end
    while true {
      if path.last != state >> 1 { path.append(state >> 1) }
      let from = Int(reached[state].from)
      if from < 0 { break }
      state = from
    }
    path.reverse()
    let isAcross = state & 1 == 1
    let start = starts.filter { $0.point == path[0] && $0.side.isVertical != isAcross }.min {
      $0.cost < $1.cost
    }
    return start.map { (path, $0, port) }
  }
}

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
