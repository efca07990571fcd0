import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

/// Graphs that end a program which recurses, or which looks at all nodes for each; and orders that must not show.
@Suite("Narrowing large and shuffled graphs", .serialized)
struct NarrowingSizeTests {
  static let size = 10_000

  static let narrowing = Narrowing(
    focus: Focus(["n0"]),
    reaches: ["n*9"],
    maxDepth: 5_000,
    only: ["n*"],
    exclude: ["*77{7,8}*"],
    collapse: [.matching("n12*"), .modules],
    folds: true
  )

  @Test(arguments: [1, 3])
  func tree(fanOut: Int) throws {
    let narrowed = try Self.narrowing.apply(to: RandomGraph.tree(nodes: Self.size, fanOut: fanOut, seed: 1))
    let numbers = narrowed.caption?.split(separator: " ").compactMap { Int($0) } ?? []
    #expect(numbers.count > 1 && numbers[0] < Self.size && numbers[1] == Self.size)
    #expect(narrowed.graph.nodes.count < numbers[0])
  }

  @Test func aStarAndARingFold() throws {
    let nodes = (0..<Self.size).map { Node(id: NodeID("n\($0)"), type: "Cell") }
    let star = nodes.dropFirst().map { Edge(from: "n0", to: $0.id) }
    let ring = zip(nodes, nodes.dropFirst() + nodes.prefix(1)).map { Edge(from: $0.id, to: $1.id) }
    #expect(try Narrowing(folds: true).apply(to: Graph(nodes: nodes, edges: star)).graph.nodes.count == 2)
    #expect(
      try Narrowing(folds: true).apply(to: Graph(nodes: nodes, edges: ring)).graph.nodes.count == Self.size
    )
  }

  @Test(arguments: ChoosingTests.seeds)
  func shuffled(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for graph in [FoldingTests.graph(seed, across: true), ChoosingTests.graph(seed)] {
      let other = try Graph(
        nodes: graph.nodes.shuffled(using: &random),
        edges: graph.edges.shuffled(using: &random)
      )
      for narrowing in CollapsingTests.narrowings + [
        Narrowing(focus: Focus(["n1"]), collapse: [.matching("n?")], folds: true)
      ]
      where graph.nodes.count > 4 {
        #expect(try narrowing.apply(to: graph) == narrowing.apply(to: other))
      }
    }
  }
}
