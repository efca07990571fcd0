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

  /// Up to 200 lines run around nodes, and the words of 5,000 lines have places of their own.
  @Test(arguments: [(100, 5, nil), (100, 5, "opens"), (300, 20, nil), (300, 20, "opens")])
  func eachLineIsDrawnAllTheSame(nodes: Int, reach: Int, label: String?) throws {
    let graph = Self.ring(nodes, reach: reach, label: label)
    let drawn = try DrawnGraph(svg: SVGRenderer().render(graph))
    #expect(drawn.elements(of: "edge").count == graph.edges.count)
    #expect(drawn.elements(of: "node").count == graph.nodes.count)
  }
}
