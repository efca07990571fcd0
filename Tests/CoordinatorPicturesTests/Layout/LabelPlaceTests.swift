import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPictures

@Suite("Words beside lines")
struct LabelPlaceTests {
  private typealias Box = (name: String, rectangle: Rectangle)

  /// All kinds of edges between all kinds of nodes, each with words: none lies on a node, and few on each other.
  @Test(arguments: Seeds.numbers(200, atMost: 4))
  func noWordsLieOnANode(seed: Int) throws {
    let graph = Self.worded(AnyGraph.graph(seed))
    for direction in DiagramOptions.Direction.allCases {
      for shape in Self.shapes {
        let (nodes, words) = Self.boxes(of: graph, shape, direction)
        #expect(Self.overlaps(words, nodes) == [], "\(shape.words) \(direction)")
        #expect(Self.overlaps(words).count * 20 <= words.count, "\(shape.words) \(direction)")
      }
    }
  }

  @Test("Nothing covers anything in real apps", arguments: ["travel", "containers", "vocabulary"])
  func realApps(name: String) throws {
    let file = projectFolder / "Tests/Fixtures/Pictures/\(name).json"
    let graph = try Snapshot(json: Data(contentsOf: file)).graph
    for direction in DiagramOptions.Direction.allCases {
      for shape in Self.shapes {
        let (nodes, words) = Self.boxes(of: graph, shape, direction)
        #expect(!words.isEmpty || graph.edges.allSatisfy { EdgeBox(of: $0, hasLegend: true) == nil })
        #expect(Self.overlaps(words, nodes) == [], "\(shape.words) \(direction)")
        #expect(Self.overlaps(words) == [], "\(shape.words) \(direction)")
      }
    }
  }

  /// Two siblings stand closer than the words of a line between them are wide.
  @Test func wordsBetweenNeighboursStandOverTheGap() throws {
    let graph = RandomGraph.graph(
      ["App", "Login", "Profile"].map { Node(id: NodeID($0), type: $0 + "Coordinator") },
      [
        Edge(from: "App", to: "Login", order: 0), Edge(from: "App", to: "Profile", order: 1),
        Edge(from: "Login", to: "Profile", kind: .creates, label: "creates", order: 2),
      ]
    )
    let (nodes, words) = Self.boxes(of: graph, .tree, .topDown)
    let (left, right) = (nodes[1].rectangle, nodes[2].rectangle)
    let word = try #require(words.first?.rectangle)
    #expect(words.count == 1 && right.left - left.right < word.size.breadth)
    #expect(left.centre.breadth < word.centre.breadth && word.centre.breadth < right.centre.breadth)
    // Between the line of the siblings and the siblings themselves.
    #expect(word.bottom < left.top && word.top > nodes[0].rectangle.bottom + Spacing.stem - 2)
  }

  /// None, leaves, and all in columns.
  private static let shapes = [TreeShape.tree, TreeShape(stacked: 0), TreeShape(stacked: 30, rows: 8)]

  private static func worded(_ graph: Graph) -> Graph {
    RandomGraph.graph(
      graph.nodes,
      graph.edges.enumerated().map { number, edge in
        var edge = edge
        edge.label =
          ["taps", "opens it when the user has logged in", "the way back\nto where one came from"][number % 3]
        return edge
      }
    )
  }

  private static func boxes(of graph: Graph, _ shape: TreeShape, _ direction: DiagramOptions.Direction)
    -> (
      nodes: [Box], words: [Box]
    )
  {
    let decision = LayoutDecision(graph, DiagramOptions(direction: direction))
    let input = decision.input
    let placement = TreePicture(input, decision.shaped(shape)).placement(titleLines: 0)
    let nodes = zip(placement.nodes, input.drawing.nodes).map { place, node in
      box(node.name, place.centre, place.width, place.height)
    }
    let words = zip(placement.edges.indices, input.edgeBoxes).compactMap { edge, size in
      size.map { box("\(edge)", placement.edges[edge].label, $0.width, $0.height) }
    }
    return (nodes, words)
  }

  /// In the plane of a picture that grows down.
  private static func box(_ name: String, _ centre: Placement.Point?, _ width: Double, _ height: Double)
    -> Box
  {
    // No rounding makes an overlap.
    let size = Size(breadth: width - 0.01, depth: height - 0.01)
    return (
      name, Rectangle(centre: Point(breadth: centre?.x ?? .nan, depth: -(centre?.y ?? .nan)), size: size)
    )
  }

  private static func overlaps(_ words: [Box], _ nodes: [Box]) -> [String] {
    words.flatMap { word in
      nodes.filter { $0.rectangle.overlaps(word.rectangle) }.map { "\(word.name) on \($0.name)" }
    } + words.filter(\.rectangle.centre.breadth.isNaN).map { "\($0.name) nowhere" }
  }

  private static func overlaps(_ words: [Box]) -> [String] {
    words.indices.flatMap { place in overlaps([words[place]], Array(words[..<place])) }
  }
}
