/// The lines from nodes to themselves: loops at the side of the node, one around the other.
struct LoopRoutes {
  let input: LayoutInput
  let layout: TreeLayout

  /// Calls `body` with each edge from a node to itself, and its route.
  func forEach(of node: Int, _ body: (Int, Route) -> Void) {
    let rectangle = layout.nodes[node]
    let loops = layout.sorting.loops[node]
    for (number, edge) in loops.enumerated() {
      let ends = Ends(input, edge, upper: node)
      let reach = Spacing.loop + Double(number) * Spacing.nextLoop
      let spread = min(7 + Double(number) * 2, rectangle.size.depth / 2 - 4)
      let (above, below) = (rectangle.centre.depth - spread, rectangle.centre.depth + spread)
      // A curve goes three quarters of the way to its control points.
      let far = rectangle.right + reach / 0.75
      var route = Route(from: Point(breadth: rectangle.right + ends.upperLength, depth: above))
      route.curve(
        Point(breadth: far, depth: above - 4),
        Point(breadth: far, depth: below + 4),
        to: Point(breadth: rectangle.right + ends.lowerLength, depth: below)
      )
      ends.finish(
        &route,
        upper: Point(breadth: rectangle.right, depth: above),
        lower: Point(breadth: rectangle.right, depth: below)
      )
      if let size = input.labels[edge] {
        let level = Double(number) - Double(loops.count - 1) / 2
        route.label = Point(
          breadth: rectangle.right + Spacing.loop + Double(loops.count - 1) * Spacing.nextLoop + 2 + size
            .breadth / 2,
          depth: rectangle.centre.depth + level * size.depth
        )
      }
      body(edge, route)
    }
  }
}
