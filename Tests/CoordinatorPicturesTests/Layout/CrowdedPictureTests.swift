import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPictures

@Suite("Pictures of crowded graphs")
struct CrowdedPictureTests {
  /// A ring of nodes, each with edges to the next few: all but a tree cross.
  private static func ring(_ count: Int, reach: Int, label: String? = nil) -> Graph {
    let nodes = (0..<count).map { Node(id: NodeID("n\($0)"), type: "T\($0)Coordinator") }
    let edges = nodes.indices.flatMap { node in
      (1...reach).map {
        Edge(from: nodes[node].id, to: nodes[(node + $0) % count].id, label: label, order: $0)
      }
    }
    return RandomGraph.graph(nodes, edges)
  }

  private static func routes(_ graph: Graph) -> (lines: Int, comparisons: Int) {
    let decision = LayoutDecision(graph, DiagramOptions())
    let layout = decision.shaped(.tree)
    var crossing = CrossingRoutes(decision.input, layout, LabelPlaces(RectangleGrid(layout.nodes)))
    var lines = 0
    crossing.forEach(besides: []) { _, _ in lines += 1 }
    return (lines, crossing.comparisons)
  }

  @Test func theShapesOfFewLinesAreCompared() {
    let (lines, comparisons) = Self.routes(Self.ring(100, reach: 5))
    #expect(lines > 300 && comparisons >= lines && comparisons <= 24 * lines)
  }

  @Test func thoseOfVeryManyAreNot() {
    let (lines, comparisons) = Self.routes(Self.ring(300, reach: 20))
    #expect(lines > CrossingRoutes.mostCompared && comparisons == 0)
  }

  @Test(arguments: [nil, "opens"])
  func eachLineIsDrawnAllTheSame(label: String?) throws {
    let graph = Self.ring(300, reach: 20, label: label)
    let drawn = try DrawnGraph(svg: SVGRenderer().render(graph))
    #expect(drawn.elements(of: "edge").count == graph.edges.count)
    #expect(drawn.elements(of: "node").count == graph.nodes.count)
  }
}
