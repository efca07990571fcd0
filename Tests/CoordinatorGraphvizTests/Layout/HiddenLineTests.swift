import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraphviz

@Suite("Lines over a tree")
struct HiddenLineTests {
  /// Lines beside the tree run around boxes.
  @Test(arguments: Seeds.of(60))
  func theyRunAroundNodes(seed: UInt64) {
    let graph = Self.treeWithExtraEdges(seed: seed)
    let decision = LayoutDecision(graph, DiagramOptions())
    let (input, layout) = (decision.input, decision.shaped(.tree))
    let placement = TreePicture(input, layout).placement(titleLines: 0)
    #expect(!layout.sorting.crossing.isEmpty)
    #expect(PlacedLines(input, placement).underBoxes == [])
  }

  /// Where there is another way, lines leave the arrowheads of the tree free.
  @Test func theyRunAroundArrowheads() throws {
    let size = Size(breadth: 40, depth: 20)
    let boxes = [0.0, 200].map { Rectangle(centre: Point(breadth: 0, depth: $0), size: size) }
    var grid = try #require(RouteGrid(around: boxes))
    var search = RouteSearch(of: grid)
    let ports = boxes.map { RoutePorts($0, isPointed: true, in: grid).all(arrow: 8, taken: [], treeEnds: []) }
    let straight = search.way(from: ports[0], to: ports[1], in: grid)?.path ?? []
    grid.mark(head: Point(breadth: 0, depth: 120), from: Point(breadth: 0, depth: 80))
    let path = search.way(from: ports[0], to: ports[1], in: grid)?.path ?? []
    #expect(
      straight.contains { grid.cells[$0].isHead } && !path.isEmpty && !path.contains { grid.cells[$0].isHead }
    )
  }

  private static func treeWithExtraEdges(seed: UInt64) -> Graph {
    let tree = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    var random = SeededGenerator(seed: seed)
    let ids = tree.nodes.map(\.id)
    let extra = (0..<8).compactMap { _ -> Edge? in
      guard let from = ids.randomElement(using: &random), let to = ids.randomElement(using: &random),
        from != to
      else { return nil }
      return Edge(from: from, to: to, kind: .requires, order: 90)
    }
    return RandomGraph.graph(tree.nodes, tree.edges + extra)
  }
}
