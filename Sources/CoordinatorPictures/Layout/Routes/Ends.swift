import CoordinatorDiagrams

/// The arrowheads of an edge at the two nodes that it joins, in either order of DOT.
struct Ends {
  /// The lengths of the arrowheads at the upper node and at the lower node; 0 for none.
  let upperLength: Double
  let lowerLength: Double
  /// Whether DOT states the edge from the lower node to the upper.
  private let isReversed: Bool
  private let ends: EdgeEnds

  /// - Parameter upper: The node at which routes start.
  init(_ input: LayoutInput, _ edge: Int, upper: Int) {
    let dotEdge = input.edges[edge]
    ends = EdgeEnds(of: dotEdge.edge.kind)
    isReversed = dotEdge.upper != upper
    upperLength = (isReversed ? ends.head : ends.tail) ?? 0
    lowerLength = (isReversed ? ends.tail : ends.head) ?? 0
  }

  /// Turns a route round where DOT states it the other way, and puts the tips of the arrowheads on it.
  func finish(_ route: inout Route, upper: Point, lower: Point) {
    if isReversed { route.reverse() }
    route.tail = ends.tail == nil ? nil : isReversed ? lower : upper
    route.head = ends.head == nil ? nil : isReversed ? upper : lower
  }
}
