/// Free places for labels next to lines: without a node or another label. A free place is usually found in
/// constant time. The number of tries is limited, so that all labels take linear time.
struct LabelPlaces {
  /// The nodes, which no words may cover.
  let nodes: RectangleGrid
  private var words = RectangleGrid()
  /// The places that are taken.
  private(set) var taken: [Rectangle] = []

  /// Between words and what they make room for.
  private static let gap = 2.0
  /// How often words may make room for others on their way to a side.
  private static let mostSteps = 12

  init(_ nodes: RectangleGrid) { self.nodes = nodes }

  /// Takes the first free place of the given ones, or else the free place nearest to one of the anchors.
  ///
  /// - Parameter anchors: Points of the line that the words are for; one at least.
  mutating func take(_ size: Size, at places: some Sequence<Point>, near anchors: [Point]) -> Point {
    let rectangles = places.lazy.map { Rectangle(centre: $0, size: size) }
    let found = rectangles.first { obstacle(to: $0) == nil } ?? nearest(size, anchors)
    words.insert(found)
    taken.append(found)
    return found.centre
  }

  /// The nearest free place above, below, left or right of the obstacle at an anchor. It prefers above,
  /// because the lines to children leave less room below nodes.
  private func nearest(_ size: Size, _ anchors: [Point]) -> Rectangle {
    var best: (rectangle: Rectangle, distance: Double)?
    for anchor in anchors {
      let start = Rectangle(centre: anchor, size: size)
      for (side, handicap) in [(Side.above, 0.0), (.below, 12), (.left, 24), (.right, 24)] {
        guard let rectangle = pushed(start, to: side) else { continue }
        let distance = rectangle.centre.distance(to: anchor) + handicap
        if distance < best?.distance ?? .infinity { best = (rectangle, distance) }
      }
    }
    return best?.rectangle ?? pastNodes(Rectangle(centre: anchors[0], size: size))
  }

  private func pushed(_ start: Rectangle, to side: Side) -> Rectangle? {
    var rectangle = start
    for _ in 0..<Self.mostSteps {
      guard let obstacle = obstacle(to: rectangle) else { return rectangle }
      rectangle = Self.moved(rectangle, past: obstacle, to: side)
    }
    return nil
  }

  /// Amid so many words that they cannot all be read, none lies on a node all the same.
  private func pastNodes(_ start: Rectangle) -> Rectangle {
    var rectangle = start
    while let node = nodes.first(under: rectangle) {
      rectangle = Self.moved(rectangle, past: node, to: .above)
    }
    return rectangle
  }

  private func obstacle(to rectangle: Rectangle) -> Rectangle? {
    nodes.first(under: rectangle) ?? words.first(under: rectangle)
  }

  private static func moved(_ rectangle: Rectangle, past other: Rectangle, to side: Side) -> Rectangle {
    var moved = rectangle
    let (breadth, depth) = (rectangle.size.breadth / 2 + gap, rectangle.size.depth / 2 + gap)
    switch side {
    case .above: moved.centre.depth = other.top - depth
    case .below: moved.centre.depth = other.bottom + depth
    case .left: moved.centre.breadth = other.left - breadth
    case .right: moved.centre.breadth = other.right + breadth
    }
    return moved
  }
}
