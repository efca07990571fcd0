import CoordinatorDiagrams
import CoordinatorGraph

/// A graph laid out by its spanning tree: the places of all nodes, lines and words. O(n + m).
struct TreePicture {
  private let input: LayoutInput
  /// The positions of the nodes in the coordinates of the layout.
  let layout: TreeLayout

  init(_ input: LayoutInput, _ layout: TreeLayout) {
    (self.input, self.layout) = (input, layout)
  }

  /// The places of all parts.
  ///
  /// - Parameter titleLines: The number of lines of the title; 0 without a title.
  func placement(titleLines: Int) -> Placement {
    var placement = input.placement
    var bounds = Bounds()
    for (node, rectangle) in layout.nodes.enumerated() {
      placement.nodes[node].centre = input.frame.placed(rectangle.centre)
      bounds.include(rectangle)
    }
    for edge in layout.sorting.crossing { placement.edges[edge].isAcross = true }
    for (edge, route) in routes() {
      place(route, at: edge, in: &placement)
      for point in route.curve { bounds.include(point) }
      if let rectangle = labelRectangle(edge, route) { bounds.include(rectangle) }
    }
    if titleLines > 0 { placement.title = titlePlace(above: bounds, lines: titleLines) }
    return placement
  }

  private func routes() -> [(Int, Route)] {
    var routes: [(Int, Route)] = []
    routes.reserveCapacity(input.edges.count)
    let hasWords = input.labels.contains { $0 != nil }
    var words = LabelPlaces(
      RectangleGrid(hasWords || !layout.sorting.crossing.isEmpty ? layout.nodes : [])
    )
    let (bundles, loops) = (
      BundleRoutes(input: input, layout: layout), LoopRoutes(input: input, layout: layout)
    )
    for node in layout.nodes.indices {
      bundles.forEach(of: node) { routes.append(($0, $1)) }
      loops.forEach(of: node) { routes.append(($0, $1)) }
    }
    for (number, (edge, route)) in routes.enumerated() {
      guard let size = input.labels[edge], let label = route.label else { continue }
      routes[number].1.label = words.take(size, at: [label], near: [label])
    }
    var crossing = CrossingRoutes(input, layout, words)
    var lines = routes
    crossing.forEach(besides: routes) { lines.append(($0, $1)) }
    return lines
  }

  private func labelRectangle(_ edge: Int, _ route: Route) -> Rectangle? {
    guard let size = input.labels[edge], let label = route.label else { return nil }
    return Rectangle(centre: label, size: size)
  }

  private func place(_ route: Route, at edge: Int, in placement: inout Placement) {
    let frame = input.frame
    placement.edges[edge].curve = route.curve.map(frame.placed)
    placement.edges[edge].start = route.tail.map(frame.placed)
    placement.edges[edge].end = route.head.map(frame.placed)
    placement.edges[edge].label = route.label.map(frame.placed)
  }

  /// Over the middle of the picture, in every direction of the tree.
  private func titlePlace(above bounds: Bounds, lines: Int) -> Placement.Point {
    let corners = [bounds.least, bounds.greatest].map(input.frame.placed)
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Placement.Point(x: (x[0] + x[1]) / 2, y: max(y[0], y[1]) + 19 + 11 * Double(lines))
  }
}

/// The least upright rectangle around points.
struct Bounds {
  private(set) var least = Point(breadth: 0, depth: 0)
  private(set) var greatest = Point(breadth: 0, depth: 0)

  init() {}

  /// The bounds of some rectangles; a point if there are none.
  init(_ rectangles: [Rectangle]) {
    guard let first = rectangles.first else { return }
    (least, greatest) = (first.centre, first.centre)
    for rectangle in rectangles { include(rectangle) }
  }

  mutating func grow(by margin: Double) {
    least = least - Point(breadth: margin, depth: margin)
    greatest = greatest + Point(breadth: margin, depth: margin)
  }

  mutating func include(_ point: Point) {
    least = Point(breadth: min(least.breadth, point.breadth), depth: min(least.depth, point.depth))
    greatest = Point(breadth: max(greatest.breadth, point.breadth), depth: max(greatest.depth, point.depth))
  }

  mutating func include(_ rectangle: Rectangle) {
    include(Point(breadth: rectangle.left, depth: rectangle.top))
    include(Point(breadth: rectangle.right, depth: rectangle.bottom))
  }
}
