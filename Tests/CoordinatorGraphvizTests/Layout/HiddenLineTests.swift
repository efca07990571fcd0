import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraphviz

@Suite("Lines over a tree")
struct HiddenLineTests {
  /// Of all that lines beside the tree run, little lies behind nodes, and their ends are almost always seen.
  @Test func theyRunBesideNodes() {
    var (hidden, all, ends, lines) = (0, 0, 0, 0)
    for seed in 0..<60 {
      let graph = Self.treeWithExtraEdges(seed: UInt64(seed))
      let input = LayoutInput(graph, direction: .topDown)
      let layout = LayoutDecision(input).tree(.tree)
      let placement = TreePicture(input, layout).placement(titleLines: 0)
      let grid = RectangleGrid(layout.nodes)
      for edge in layout.sorting.crossing {
        let samples = Self.samples(placement.edges[edge].curve)
        let behind = samples.map { grid.rectangle(at: $0) != nil }
        hidden += behind.filter { $0 }.count
        all += behind.count
        ends += [behind.prefix(4), behind.suffix(4)].filter { $0.contains(true) }.count
        lines += 1
      }
    }
    #expect(lines > 300)
    #expect(hidden * 100 < all * 5)
    #expect(ends * 100 < 2 * lines * 3)
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

  /// In the layout's plane, which grows down.
  private static func samples(_ curve: [Placement.Point]) -> [Point] {
    let points = curve.map { Point(breadth: $0.x, depth: -$0.y) }
    guard points.count == 4 else { return [] }
    return Bezier(start: points[0], first: points[1], second: points[2], end: points[3]).samples(40)
  }
}
