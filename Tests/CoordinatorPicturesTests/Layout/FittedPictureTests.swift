import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPictures

@Suite("Pictures that fit a README")
struct FittedPictureTests {
  /// 500 graphs like those of apps: no box on another, no line under a box, and in 830 by 900 pixels no words of less than 9 pixels.
  @Test(arguments: Seeds.numbers(500, atMost: 6))
  func theyCanBeRead(seed: Int) {
    let graph = RandomGraph.app(nodes: 3 + seed % 58, shared: seed % 3 * 15, seed: UInt64(seed))
    var options = DiagramOptions()
    (options.sizeLimit, options.suffix) = (.readme, .shared)
    let picture = LayoutDecision(graph, options).best
    #expect(LayoutPropertyTests.overlaps(picture.placement) == [])
    #expect(PlacedLines(picture.input, picture.placement).underBoxes == [])
    // The most crowded of the graphs, with 60 nodes and 30 shared ones, are a little smaller.
    #expect(picture.scale >= SizeLimit.least - 0.01, "\(graph.nodes.count) nodes")
  }

  @Test func theHeightIsALimitToo() {
    let graph = RandomGraph.app(nodes: 40, shared: 0, seed: 1)
    let sizes = [nil, 500].map { height -> Double in
      var options = DiagramOptions()
      options.sizeLimit = SizeLimit(width: 2_000, height: height)
      return LayoutDecision(graph, options).best.bounds.height
    }
    #expect(sizes[1] <= sizes[0])
  }
}

extension FittedPictureTests {
  /// A leaf that several coordinators open.
  @Test func sharedLeavesAreBelowTheMiddleOfTheirParents() {
    let nodes = ["App", "A", "B", "C", "Web"].map { Node(id: NodeID($0), type: $0) }
    let edges = ["A", "B", "C"].enumerated().flatMap { number, name in
      [Edge(from: "App", to: NodeID(name), order: number), Edge(from: NodeID(name), to: "Web")]
    }
    let graph = RandomGraph.graph(nodes, edges)
    let drawing = Drawing(graph)
    let forest = SpanningForest(drawing)
    let place = { (name: String) in drawing.nodes.firstIndex { $0.type == name } }
    #expect(place("Web").map { forest.parents[$0] } == place("B"))
  }

  /// The legend names the kinds of lines, so that lines have no words but their own.
  @Test func theLegendSaysWhatLinesAre() {
    let nodes = ["App", "Home"].map { Node(id: NodeID($0), type: $0) }
    let edge = Edge(from: "App", to: "Home", kind: .creates)
    let graph = RandomGraph.graph(nodes, [edge])
    let words = { (hasLegend: Bool) in
      SVGRenderer(options: DiagramOptions(hasLegend: hasLegend)).render(graph)
        .components(separatedBy: ">creates</text>").count - 1
    }
    #expect(words(true) == 1 && words(false) == 1)
    #expect(EdgeBox(of: edge, hasLegend: true) == nil)
    var possible = edge
    possible.isPossible = true
    #expect(EdgeBox(of: possible, hasLegend: true)?.lines == ["possible"])
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
