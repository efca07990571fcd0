import CoordinatorDiagrams

/// The lines between the nodes of a tree and their parents. A line goes down from the parent, along a line
/// that all siblings share, and down to the child. It reaches the leaves of a stack from the side. Lines
/// between the same two nodes are parallel.
struct BundleRoutes {
  let input: LayoutInput
  let layout: TreeLayout

  /// Calls `body` with each edge between a node and its parent, and its route.
  func forEach(of node: Int, _ body: (Int, Route) -> Void) {
    let edges = layout.sorting.bundles[node]
    guard !edges.isEmpty else { return }
    let box = layout.boxes.boxes[node]
    layout.boxes.isStack(box) ? routeToStack(edges, node, box, body) : routeDown(edges, node, body)
  }

  private func routeDown(_ edges: [Int], _ node: Int, _ body: (Int, Route) -> Void) {
    let (parent, child) = (layout.nodes[layout.forest.parents[node]], layout.nodes[node])
    let isLeft = child.centre.breadth < parent.centre.breadth
    let offsets = Spacing.offsets(of: edges.count)
    let turns = Spacing.turns(of: edges.count) / Double(max(edges.count - 1, 1))
    let words = labelPlaces(isLeft ? edges : edges.reversed(), offsets, above: child)
    for (rank, edge) in edges.enumerated() {
      // Of lines that turn to the same side, the outer ones turn first, so that they do not cross.
      let offset = offsets[isLeft ? rank : edges.count - 1 - rank]
      let ends = Ends(input, edge, upper: layout.forest.parents[node])
      let start = Point(breadth: parent.centre.breadth + offset, depth: parent.bottom + ends.upperLength)
      let end = Point(breadth: child.centre.breadth + offset, depth: child.top - ends.lowerLength)
      let bus = parent.bottom + Spacing.stem - 2 + Double(rank) * turns
      var route = Self.elbow(from: start, to: end, bus: max(bus, start.depth + 2))
      ends.finish(
        &route,
        upper: Point(breadth: start.breadth, depth: parent.bottom),
        lower: Point(breadth: end.breadth, depth: child.top)
      )
      route.label = words[edge]
      body(edge, route)
    }
  }

  private static func elbow(from start: Point, to end: Point, bus: Double) -> Route {
    var route = Route(from: start)
    let way = end.breadth - start.breadth
    if abs(way) < 1 {
      route.line(to: Point(breadth: start.breadth, depth: end.depth))
    } else {
      let radius = max(min(way / 2, Spacing.corner), -Spacing.corner)
      route.turn(
        at: Point(breadth: start.breadth, depth: bus),
        to: Point(breadth: start.breadth + radius, depth: bus)
      )
      route.line(to: Point(breadth: end.breadth - radius, depth: bus))
      route.turn(
        at: Point(breadth: end.breadth, depth: bus),
        to: Point(breadth: end.breadth, depth: min(bus + Spacing.corner, end.depth))
      )
      route.line(to: end)
    }
    return route
  }

  /// Labels are next to the last piece of their line, above the child: half of them left of all lines, half
  /// right.
  private func labelPlaces(_ edges: [Int], _ offsets: [Double], above child: Rectangle) -> [Int: Point] {
    let worded = edges.filter { input.labels[$0] != nil }
    var places: [Int: Point] = [:]
    var (leftTop, rightTop) = (child.top - 8, child.top - 8)
    for (number, edge) in worded.enumerated() {
      guard let size = input.labels[edge] else { continue }
      let isLeft = number < worded.count / 2
      let bottom = isLeft ? leftTop : rightTop
      if isLeft { leftTop -= size.depth } else { rightTop -= size.depth }
      let away = (offsets.last ?? 0) + Spacing.words + size.breadth / 2
      places[edge] = Point(
        breadth: child.centre.breadth + (isLeft ? -away : away),
        depth: bottom - size.depth / 2
      )
    }
    return places
  }

  private func routeToStack(_ edges: [Int], _ node: Int, _ box: Int, _ body: (Int, Route) -> Void) {
    let (parent, leaf) = (layout.nodes[layout.forest.parents[node]], layout.nodes[node])
    let side = leaf.left - layout.boxes.indents[box]
    let wide = Spacing.offsets(of: edges.count)
    // Many parallel lines are closer, so that all end at the leaf.
    let fit = min(1, (leaf.size.depth / 2 - 4) / max(wide.last ?? 0, 1))
    let offsets = wide.map { $0 * fit }
    for (rank, edge) in edges.enumerated() {
      let ends = Ends(input, edge, upper: layout.forest.parents[node])
      let spine = side + Spacing.spine + Double(rank) * 6
      let row = leaf.centre.depth + offsets[rank]
      // A stack that is its parent's only child is under the parent's left side.
      let isUnder = abs(parent.left - side) < 2
      let start = Point(
        breadth: isUnder ? spine : parent.centre.breadth,
        depth: parent.bottom + ends.upperLength
      )
      let end = Point(breadth: leaf.left - ends.lowerLength, depth: row)
      let bus = max(parent.bottom + Spacing.stem - 2, start.depth + 2)
      let foot = Point(breadth: spine, depth: row - Spacing.corner)
      var route = isUnder ? Route(from: start) : Self.elbow(from: start, to: foot, bus: bus)
      route.line(to: foot)
      route.turn(
        at: Point(breadth: spine, depth: row),
        to: Point(breadth: min(spine + Spacing.corner, end.breadth), depth: row)
      )
      route.line(to: end)
      ends.finish(
        &route,
        upper: Point(breadth: start.breadth, depth: parent.bottom),
        lower: Point(breadth: leaf.left, depth: row)
      )
      if let size = input.labels[edge] {
        let away = size.depth / 2 + 2
        route.label = Point(
          breadth: leaf.left - ends.lowerLength - size.breadth / 2 - 1,
          depth: row + (rank % 2 == 0 ? -away : away)
        )
      }
      body(edge, route)
    }
  }
}
