import CoordinatorDiagrams

/// The lines that are not of the tree. ``OrthogonalRoutes`` leads them around the nodes. Where it cannot, because there
/// are too many, they are curves. Several between the same nodes end side by side. O(edges).
///
/// With very many lines, a single one is hard to follow. Then labels are in the middle of their lines, because looking for
/// places takes longer than the rest of the picture.
struct CrossingRoutes {
  /// The most lines whose labels stay off nodes and off each other.
  static let mostPlaced = 5_000

  private let input: LayoutInput
  private let layout: TreeLayout
  private var words: LabelPlaces
  /// How many lines end at each side of each node.
  private var ports: [Port: Int] = [:]

  private struct Port: Hashable {
    let node: Int
    let side: Side
  }

  /// - Parameter words: The nodes, and the labels of the tree's lines.
  init(_ input: LayoutInput, _ layout: TreeLayout, _ words: LabelPlaces) {
    (self.input, self.layout, self.words) = (input, layout, words)
  }

  /// Calls `body` with each edge that is not of the tree, and its route.
  ///
  /// - Parameter treeLines: The lines of the tree.
  mutating func forEach(besides treeLines: [(Int, Route)], _ body: (Int, Route) -> Void) {
    let orthogonal = OrthogonalRoutes(
      layout.sorting.crossing,
      input,
      layout.nodes,
      treeLines: treeLines,
      words: words.taken
    )
    for edge in layout.sorting.crossing {
      body(edge, orthogonal?.routes[edge].map { worded($0, edge) } ?? route(edge))
    }
  }

  private mutating func worded(_ route: Route, _ edge: Int) -> Route {
    guard let size = input.labels[edge] else { return route }
    var route = route
    let (places, anchor) = OrthogonalRoutes.places(for: size, beside: route)
    route.label = words.take(size, at: places, near: [anchor])
    return route
  }

  private mutating func route(_ edge: Int) -> Route {
    let (upper, lower) = (input.edges[edge].upper, input.edges[edge].lower)
    let ends = Ends(input, edge, upper: upper)
    let sides = Side.pair(layout.nodes[upper], layout.nodes[lower])
    let (start, end) = (Port(node: upper, side: sides.start), Port(node: lower, side: sides.end))
    let curve = CrossingCurve(
      from: layout.nodes[upper],
      to: layout.nodes[lower],
      sides: sides,
      ports: (ports[start, default: 0], ports[end, default: 0]),
      ends: ends
    )
    ports[start, default: 0] += 1
    ports[end, default: 0] += 1
    var route = Route(from: curve.bezier.start)
    route.curve(curve.bezier.first, curve.bezier.second, to: curve.bezier.end)
    ends.finish(&route, upper: curve.tips.start, lower: curve.tips.end)
    if let size = input.labels[edge] { route.label = labelPlace(size, beside: curve.bezier) }
    return route
  }

  /// A place next to the curve, or above or below an obstacle if the curve is too short for the label.
  private mutating func labelPlace(_ size: Size, beside curve: Bezier) -> Point {
    if layout.sorting.crossing.count > Self.mostPlaced { return curve.point(at: 0.5) }
    let away = size.breadth / 2 + Spacing.words
    let places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].lazy.flatMap { share in
      [away, -away, 0].map { curve.point(at: share) + Point(breadth: $0, depth: 0) }
    }
    return words.take(size, at: places, near: [0.5, 0.3, 0.7].map(curve.point(at:)))
  }
}
