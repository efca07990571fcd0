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

  /// How many points were looked at in all searches so far.
  private(set) var visited = 0
  private var costs: [Int32]
  private var froms: [Int32]
  /// The search in which a state was reached last.
  private var rounds: [Int32]
  private var round: Int32 = 0
  private var queue = BucketQueue()
  private var goal: RouteGoal

  /// Searches in grids of a size.
  init(of grid: RouteGrid) {
    costs = [Int32](repeating: 0, count: 2 * grid.count)
    (froms, rounds) = (costs, costs)
    goal = RouteGoal(grid)
  }

  /// The points of the way with the ports at its ends; nil where there is none.
  mutating func way(from starts: [Port], to ends: [Port], in grid: RouteGrid) -> (
    path: [Int], start: Port, end: Port
  )? {
    goal.set(ends, grid)
    defer { goal.reset() }
    round += 1
    queue = BucketQueue()
    for port in starts where !ends.isEmpty {
      offer(2 * port.point + (port.side.isVertical ? 0 : 1), cost: port.cost, from: -1, grid)
    }
    while let (state, cost) = queue.pop() {
      guard Int(costs[state]) + goal.distance(from: state >> 1, grid) == cost else { continue }
      visited += 1
      if let end = goal.port(at: state >> 1) { return traced(state, starts, end) }
      expand(state, grid)
    }
    return nil
  }

  private mutating func expand(_ state: Int, _ grid: RouteGrid) {
    let point = state >> 1
    let (column, row) = (grid.column(of: point), grid.row(of: point))
    if column > 0 { step(state, to: point - 1, isAcross: true, grid) }
    if column + 1 < grid.columns { step(state, to: point + 1, isAcross: true, grid) }
    if row > 0 { step(state, to: point - grid.stride, isAcross: false, grid) }
    if row + 1 < grid.rows { step(state, to: point + grid.stride, isAcross: false, grid) }
  }

  private mutating func step(_ state: Int, to target: Int, isAcross: Bool, _ grid: RouteGrid) {
    guard !grid.isBlocked[target] else { return }
    let (point, wasAcross) = (state >> 1, state & 1 == 1)
    let first = min(point, target)
    var cost = Int(costs[state]) + 1
    if wasAcross != isAcross { cost += Cost.bend }
    if (isAcross ? grid.across : grid.down)[first] > 0 { cost += Cost.shared }
    if (isAcross ? grid.isNearAcross : grid.isNearDown)[target] { cost += Cost.near }
    if grid.isHead[target] { cost += Cost.head }
    if wasAcross == isAcross, grid.isCrossing(point, isAcross: isAcross) { cost += Cost.crossing }
    if let end = goal.port(at: target) {
      cost += end.cost + (end.side.isVertical == isAcross ? Cost.bend : 0)
    }
    offer(2 * target + (isAcross ? 1 : 0), cost: cost, from: Int32(state), grid)
  }

  private mutating func offer(_ state: Int, cost: Int, from: Int32, _ grid: RouteGrid) {
    if rounds[state] == round, Int(costs[state]) <= cost { return }
    (rounds[state], costs[state], froms[state]) = (round, Int32(cost), from)
    queue.push(state, cost + goal.distance(from: state >> 1, grid))
  }

  private func traced(_ end: Int, _ starts: [Port], _ port: Port) -> (path: [Int], start: Port, end: Port)? {
    var path: [Int] = []
    var state = end
    while true {
      if path.last != state >> 1 { path.append(state >> 1) }
      let from = Int(froms[state])
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
