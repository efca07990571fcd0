import CoordinatorDiagrams
import CoordinatorGraph

/// The lines that are not of the tree, routed over a grid: around boxes, along few other lines, and across few.
///
/// Short lines come first. Then each line is routed once more, since it now knows all others. The number of points that
/// are looked at has a limit; lines beyond it have no route here.
struct OrthogonalRoutes {
  /// The most lines that are routed. Among more, none can be followed with the eye.
  static let mostLines = 200
  private static let mostVisited = 3_000_000
  private static let radius = 6.0

  /// The route of each edge that has one.
  private(set) var routes: [Int: Route] = [:]
  private let input: LayoutInput
  private let boxes: [Rectangle]
  private var grid: RouteGrid
  private var search: RouteSearch
  private var ways: [Int: Way] = [:]
  private var taken: Set<Int> = []
  private var treeEnds: [Int: [Point]] = [:]

  private typealias Way = (path: [Int], start: RouteSearch.Port, end: RouteSearch.Port)

  /// - Parameters:
  ///   - edges: The edges to route.
  ///   - treeLines: The edges that have a line already, and those lines.
  ///   - words: The places of words, which lines stay off.
  /// - Returns: nil where there are too many lines, or the picture is too large.
  init?(
    _ edges: [Int],
    _ input: LayoutInput,
    _ boxes: [Rectangle],
    treeLines: [(Int, Route)],
    words: [Rectangle]
  ) {
    guard !edges.isEmpty, edges.count <= Self.mostLines, let grid = RouteGrid(around: boxes) else {
      return nil
    }
    (self.input, self.boxes, self.grid, search) = (input, boxes, grid, RouteSearch(of: grid))
    for (edge, route) in treeLines {
      self.grid.mark(treeLine: route.curve)
      if let tail = route.tail { self.grid.mark(head: tail, from: route.curve[0]) }
      if let head = route.head { self.grid.mark(head: head, from: route.end) }
      treeEnds[input.edges[edge].upper, default: []].append(contentsOf: [route.curve[0], route.end])
      treeEnds[input.edges[edge].lower, default: []].append(contentsOf: [route.curve[0], route.end])
    }
    for rectangle in words { self.grid.avoid(rectangle) }
    let order = edges.map { ($0, distance($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    for edge in order { find(edge) }
    for edge in order { find(edge) }
    for (edge, way) in ways { routes[edge] = route(way, edge) }
  }

  private func distance(_ edge: Int) -> Double {
    let (upper, lower) = (boxes[input.edges[edge].upper], boxes[input.edges[edge].lower])
    let way = upper.centre - lower.centre
    return abs(way.breadth) + abs(way.depth)
  }

  private mutating func find(_ edge: Int) {
    guard search.visited < Self.mostVisited else { return }
    if let former = ways[edge] {
      grid.mark(former.path, isAdded: false)
      taken.subtract([former.start.point, former.end.point])
    }
    let (upper, lower) = (input.edges[edge].upper, input.edges[edge].lower)
    let ends = Ends(input, edge, upper: upper)
    let starts = ports(upper).all(arrow: ends.upperLength, taken: taken, treeEnds: treeEnds[upper] ?? [])
    let goals = ports(lower).all(arrow: ends.lowerLength, taken: taken, treeEnds: treeEnds[lower] ?? [])
    guard let way = search.way(from: starts, to: goals, in: grid) ?? ways[edge] else { return }
    ways[edge] = way
    grid.mark(way.path, isAdded: true)
    taken.formUnion([way.start.point, way.end.point])
  }

  private func ports(_ node: Int) -> RoutePorts {
    RoutePorts(boxes[node], isPointed: input.drawing.nodes[node].kind.isPointed, in: grid)
  }

  private func route(_ way: Way, _ edge: Int) -> Route {
    let (upper, lower) = (input.edges[edge].upper, input.edges[edge].lower)
    let ends = Ends(input, edge, upper: upper)
    let (start, end) = (ports(upper).tip(of: way.start), ports(lower).tip(of: way.end))
    let first = start + way.start.side.outward * ends.upperLength
    let last = end + way.end.side.outward * ends.lowerLength
    let corners = Self.corners([first] + way.path.map(grid.point) + [last])
    var route = Route(from: first)
    for (number, corner) in corners.enumerated().dropFirst().dropLast() {
      let (before, after) = (corners[number - 1], corners[number + 1])
      let reach = min(Self.radius, corner.distance(to: before) / 2, corner.distance(to: after) / 2)
      route.line(to: corner + (before - corner) * (reach / max(corner.distance(to: before), 1)))
      route.turn(at: corner, to: corner + (after - corner) * (reach / max(corner.distance(to: after), 1)))
    }
    route.line(to: corners[corners.count - 1])
    ends.finish(&route, upper: start, lower: end)
    return route
  }

  /// Places for words beside the longest straight piece of a route, and a point of it.
  static func places(for size: Size, beside route: Route) -> (places: [Point], anchor: Point) {
    let pieces = stride(from: 3, to: route.curve.count, by: 3).map { (route.curve[$0 - 3], route.curve[$0]) }
    let straight = pieces.filter { $0.breadth == $1.breadth || $0.depth == $1.depth }
    guard let (start, end) = straight.max(by: { $0.0.distance(to: $0.1) < $1.0.distance(to: $1.1) }) else {
      return ([], route.end)
    }
    let isDown = start.breadth == end.breadth
    let away = isDown ? size.breadth / 2 + Spacing.words : size.depth / 2 + 2
    let places = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap { share in
      [away, -away].map {
        start + (end - start) * share + Point(breadth: isDown ? $0 : 0, depth: isDown ? 0 : $0)
      }
    }
    return (places, start + (end - start) * 0.5)
  }

  /// The points at which a line turns, with both of its ends.
  private static func corners(_ points: [Point]) -> [Point] {
    var corners: [Point] = []
    for point in points where point != corners.last {
      if corners.count > 1, isStraight(corners[corners.count - 2], corners[corners.count - 1], point) {
        corners.removeLast()
      }
      corners.append(point)
    }
    return corners
  }

  private static func isStraight(_ one: Point, _ middle: Point, _ other: Point) -> Bool {
    one.breadth == middle.breadth && middle.breadth == other.breadth
      || one.depth == middle.depth && middle.depth == other.depth
  }
}

extension Node.Kind {
  /// Whether its outline only touches the middles of the sides of its box.
  fileprivate var isPointed: Bool { self == .dependency || self == .service }
}
