import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraphviz

@Suite("Pictures that fit a README")
struct FittedPictureTests {
  /// 500 graphs like those of apps: no box on another, no line under a box, and all words at least 9 pixels high.
  @Test(arguments: Seeds.numbers(500, atMost: 6))
  func theyCanBeRead(seed: Int) {
    let graph = RandomGraph.app(nodes: 3 + seed % 58, shared: seed % 3 * 15, seed: UInt64(seed))
    var options = DiagramOptions()
    (options.room, options.suffix, options.picksDirection) = (.readme, .shared, true)
    let decision = LayoutDecision.fitting(graph, options, .auto)
    let layout = decision.tree(.auto)
    let placement = TreePicture(decision.input, layout).placement(titleLines: 0)
    #expect(LayoutPropertyTests.overlaps(placement) == [])
    #expect(PlacedLines(decision.input, placement).underBoxes == [])
    guard let whole = PlacedExtent(placement)?.whole else { return }
    let pixels = EdgeBox.fontSize * min(4.0 / 3, 830 / (whole.right - whole.left + 36))
    #expect(pixels >= 9, "\(graph.nodes.count) nodes")
  }

  @Test func theHeightIsALimitToo() {
    let graph = RandomGraph.app(nodes: 40, shared: 0, seed: 1)
    let sizes = [nil, 500].map { height -> Double in
      var options = DiagramOptions()
      options.room = PictureRoom(width: 2_000, height: height)
      return LayoutDecision.fitting(graph, options, .auto).tree(.auto).size.depth
    }
    #expect(sizes[1] <= sizes[0])
  }
}

/// The lines of a picture, for what may not lie behind boxes.
struct PlacedLines {
  /// The edges that run under a box which is not at one of their ends.
  private(set) var underBoxes: [String] = []

  init(_ input: LayoutInput, _ placement: Placement) {
    let boxes = placement.nodes.map { node in
      Rectangle(
        centre: Point(breadth: node.centre?.x ?? 0, depth: node.centre?.y ?? 0),
        size: Size(breadth: node.width - 1, depth: node.height - 1)
      )
    }
    let grid = RectangleGrid(boxes)
    for (edge, place) in zip(input.edges, placement.edges) {
      for point in Self.samples(place.curve) {
        guard let box = grid.rectangle(at: point), box != edge.from, box != edge.to else { continue }
        underBoxes.append("\(edge.edge.from) → \(edge.edge.to) under \(input.drawing.nodes[box].id)")
        break
      }
    }
  }

  private static func samples(_ curve: [Placement.Point]) -> [Point] {
    let points = curve.map { Point(breadth: $0.x, depth: $0.y) }
    return stride(from: 3, to: points.count, by: 3).flatMap { place in
      let bezier = Bezier(
        start: points[place - 3],
        first: points[place - 2],
        second: points[place - 1],
        end: points[place]
      )
      return bezier.samples(max(2, min(Int(bezier.length / 4), 100)))
    }
  }
}
