import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("Legends")
struct LegendTests {
  @Test func theyTellWhatThereIsToTellApart() throws {
    let legend = try #require(Legend(of: Drawing(Self.mixed), options: DiagramOptions()))
    let words = legend.columns.map { $0.map(\.word) }
    #expect(words == [["root", "leaf", "screen"], ["child", "listener", "presents"], ["strong", "weak"]])
  }

  @Test func plainTreesAndThoseWhoWantNoneHaveNone() {
    let plain = RandomGraph.tree(nodes: 9, fanOut: 3, seed: 1)
    #expect(Legend(of: Drawing(plain), options: DiagramOptions()) == nil)
    #expect(Legend(of: Drawing(.empty), options: DiagramOptions()) == nil)
    #expect(Legend(of: Drawing(Self.mixed), options: DiagramOptions(hasLegend: false)) == nil)
  }

  @Test(arguments: Seeds.of(30))
  func theyStandFree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let nodes = (0..<8).map { _ in
      Placement.Node(
        lines: [],
        width: 60,
        height: 30,
        centre: Placement.Point(
          x: .random(in: 0...600, using: &random),
          y: .random(in: 0...400, using: &random)
        )
      )
    }
    let extent = try #require(PlacedExtent(Placement(nodes: nodes, edges: [])))
    let corner = extent.corner(for: (150, 100))
    for node in nodes {
      let centre = try #require(node.centre)
      let (dx, dy) = (abs(centre.x - corner.x - 75), abs(centre.y - corner.y + 50))
      #expect(dx >= 75 + 30 || dy >= 50 + 15)
    }
  }

  @Test func linesKeepThemOut() throws {
    let nodes = [(0.0, 0.0), (500, -400)].map { x, y in
      Placement.Node(lines: [], width: 10, height: 10, centre: Placement.Point(x: x, y: y))
    }
    let extent = try #require(PlacedExtent(Placement(nodes: nodes, edges: [])))
    #expect(extent.corner(for: (100, 100)) == Placement.Point(x: 405, y: 5))
    let curve = [(405.0, 0.0), (420, 0), (450, -30), (480, -30)].map { Placement.Point(x: $0, y: $1) }
    let crossed = try #require(PlacedExtent(Placement(nodes: nodes, edges: [Placement.Edge(curve: curve)])))
    #expect(crossed.corner(for: (100, 100)) == Placement.Point(x: -5, y: -305))
  }

  private static let mixed = RandomGraph.graph(
    [
      Node(id: "App", type: "App"), Node(id: "Leaf", type: "Leaf"),
      Node(id: "View", type: "View", kind: .screen),
    ],
    [
      Edge(from: "App", to: "Leaf", ownership: .strong),
      Edge(from: "Leaf", to: "App", kind: .listener, ownership: .weak),
      Edge(from: "Leaf", to: "View", kind: .presents, ownership: .strong),
    ]
  )
}
