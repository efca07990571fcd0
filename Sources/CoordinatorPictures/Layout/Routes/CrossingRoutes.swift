import CoordinatorDiagrams

/// The lines that are not of the tree. ``OrthogonalRoutes`` leads them around the nodes. Where it cannot, because there
/// are too many, they are curves: each the one of some simple shapes that runs over the fewest nodes. Several between
/// the same nodes end side by side. O(edges).
///
/// With very many lines, a single one is hard to follow. Then each line takes its first shape, with its label
/// in the middle, because comparing shapes takes longer than the rest of the picture.
struct CrossingRoutes {
  /// The most lines that are each given the best of their shapes.
  static let mostCompared = 5_000

  private let input: LayoutInput
  private let layout: TreeLayout
  private var words: LabelPlaces
  /// How many lines end at each side of each node.
  private var ports: [Port: Int] = [:]
  /// How many shapes were looked at so far.
  private(set) var comparisons = 0

  private struct Port: Hashable {
    let node: Int
    let side: Side
  }

  /// - Parameter words: The nodes, and the labels of the tree's lines.
  init(_ input: LayoutInput, _ layout: TreeLayout, _ words: LabelPlaces) {
    (self.input, self.layout, self.words) = (input, layout, words)
  }

  /// Calls `body` with each edge that is not of the tree, and its route.
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
    let curve = isCrowded ? firstCurve(upper, lower, ends) : bestCurve(upper, lower, ends)
    ports[Port(node: upper, side: curve.sides.start), default: 0] += 1
    ports[Port(node: lower, side: curve.sides.end), default: 0] += 1
    var route = Route(from: curve.bezier.start)
    route.curve(curve.bezier.first, curve.bezier.second, to: curve.bezier.end)
    ends.finish(&route, upper: curve.tips.start, lower: curve.tips.end)
    if let size = input.labels[edge] {
      route.label = isCrowded ? curve.bezier.point(at: 0.5) : labelPlace(size, beside: curve.bezier)
    }
    return route
  }

  private var isCrowded: Bool { layout.sorting.crossing.count > Self.mostCompared }

  private func firstCurve(_ upper: Int, _ lower: Int, _ ends: Ends) -> CrossingCurve {
    let sides = Side.pairs(layout.nodes[upper], layout.nodes[lower])[0]
    return curve(upper, lower, sides, ends, bulge: 1)
  }

  /// The shapes as they are natural; where each of them runs over a node, wider and flatter ones, too.
  private mutating func bestCurve(_ upper: Int, _ lower: Int, _ ends: Ends) -> CrossingCurve {
    var best: (curve: CrossingCurve, cost: Double)?
    for bulge in [1, 1.8, 0.5, 3] {
      for sides in Side.pairs(layout.nodes[upper], layout.nodes[lower]) {
        let curve = curve(upper, lower, sides, ends, bulge: bulge)
        comparisons += 1
        let (over, cost) = cost(of: curve.bezier)
        if cost < best?.cost ?? .infinity { best = (curve, cost) }
        if over == 0, bulge != 1 { break }
      }
      if let best, self.cost(of: best.curve.bezier).over == 0 { break }
    }
    return best?.curve ?? curve(upper, lower, (.below, .above), ends, bulge: 1)
  }

  private func curve(_ upper: Int, _ lower: Int, _ sides: Side.Pair, _ ends: Ends, bulge: Double)
    -> CrossingCurve
  {
    CrossingCurve(
      from: layout.nodes[upper],
      to: layout.nodes[lower],
      sides: sides,
      ports: (
        ports[Port(node: upper, side: sides.start), default: 0],
        ports[Port(node: lower, side: sides.end), default: 0]
      ),
      ends: ends,
      bulge: bulge
    )
  }

  /// The cost of the curve: how much of it is above nodes, including its own, plus a part of its extra
  /// length. Both ends must be visible, so they count more.
  private func cost(of curve: Bezier) -> (over: Double, sum: Double) {
    let length = curve.length
    let samples = curve.samples(min(12 + Int(length / 24), 64))
    let end = samples.count / 5
    var over = 0.0
    for (number, point) in samples.enumerated() where words.nodes.rectangle(at: point) != nil {
      over += number < end || number >= samples.count - end ? 3 : 1
    }
    over *= length / Double(samples.count)
    let detour = length - curve.start.distance(to: curve.end)
    return (over, over + detour / 3)
  }

  /// A place next to the curve, or above or below an obstacle if the curve is too short for the label.
  private mutating func labelPlace(_ size: Size, beside curve: Bezier) -> Point {
    let away = size.breadth / 2 + Spacing.words
    let places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].lazy.flatMap { share in
      [away, -away, 0].map { curve.point(at: share) + Point(breadth: $0, depth: 0) }
    }
    return words.take(size, at: places, near: [0.5, 0.3, 0.7].map(curve.point(at:)))
  }
}
