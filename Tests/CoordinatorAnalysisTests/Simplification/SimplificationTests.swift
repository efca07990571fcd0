import CoordinatorAnalysis
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Ever coarser drawings")
struct SimplificationTests {
  /// Two modules of `fanOut` children each under one root; those of one module are equal, if it is so wanted.
  private func graph(fanOut: Int, equal: Bool) -> Graph {
    let names = (0..<2 * fanOut).map { equal ? "Cell" : "Cell\($0)" }
    let nodes = zip(names, 0...).map { name, number in
      Node(id: NodeID("n\(number)"), type: name, module: number % 2 == 0 ? "Left" : "Right")
    }
    return RandomGraph.graph(
      [Node(id: "root", type: "App")] + nodes,
      nodes.enumerated().map { Edge(from: "root", to: $1.id, order: $0) }
    )
  }

  private func fits(_ most: Int) -> (Graph) -> Bool { { $0.edges.count <= most } }

  @Test(arguments: [
    (20, true, DetailLevel.full), (2, true, .folded), (2, false, .collapsed), (1, false, .list),
  ])
  func theFirstLevelThatFitsIsTaken(most: Int, equal: Bool, level: DetailLevel) throws {
    let step = try Simplification(of: graph(fanOut: 5, equal: equal)).firstStep(where: fits(most))
    #expect(step.level == level)
    #expect(level == .list ? step.graph.nodes.isEmpty : step.graph.edges.count <= most)
  }

  @Test func ofADeepTreeAsManyLevelsAsFitAreDrawn() throws {
    // A binary tree of 10 levels, all names different, no modules.
    let nodes = (1...1023).map { Node(id: NodeID("n\($0)"), type: "N\($0)") }
    let edges = (2...1023).map { Edge(from: NodeID("n\($0 / 2)"), to: NodeID("n\($0)"), order: $0) }
    let step = try Simplification(of: RandomGraph.graph(nodes, edges)).firstStep(where: fits(100))
    #expect(step.level == .neighbourhood)
    #expect(step.graph.edges.count == 62)
    #expect(step.words.contains("up to 5 levels below"))
  }

  @Test func oneBoxForAllIsNoDrawing() throws {
    let nodes = (0..<40).map { Node(id: NodeID("n\($0)"), type: "N\($0)", module: "App") }
    let edges = (1..<40).map { Edge(from: NodeID("n0"), to: NodeID("n\($0)"), order: $0) }
    #expect(try Simplification(of: RandomGraph.graph(nodes, edges)).firstStep(where: fits(10)).level == .list)
  }

  @Test func whatADiagramIsAboutStandsByItselfOnEveryRung() throws {
    let all = graph(fanOut: 6, equal: true)
    let apart: Set<NodeID> = ["n3", "n4"]
    for most in [5, 4, 3, 2] {
      let step = try Simplification(of: all, apart: apart).firstStep(where: fits(most))
      #expect(apart.isSubset(of: Set(step.graph.nodes.map(\.id))), "\(step.level)")
      let edges = all.edges.filter { apart.contains($0.to) }
      #expect(edges.allSatisfy(step.graph.edges.contains), "\(step.level)")
    }
    // Where only what it is about fits, the way from the root comes with it.
    let step = try Simplification(of: graph(fanOut: 6, equal: false), apart: apart).firstStep(where: fits(2))
    #expect(step.level == .neighbourhood)
    #expect(Set(step.graph.nodes.map(\.id)) == ["root", "n3", "n4"])
  }

  @Test(arguments: Seeds.of(60))
  func whatIsTakenFitsAndWhatIsAboveDoesNot(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: Int(seed) + 1, edges: 3 * Int(seed), seed: seed)
    let apart = Set(graph.nodes.prefix(Int(seed) % 4).map(\.id))
    for most in [0, 1, 5, 20, 1000] {
      let step = try Simplification(of: graph, apart: apart).firstStep(where: fits(most))
      #expect(fits(most)(step.graph))
      #expect(step.level == .full || !fits(most)(graph))
      #expect(step.level == .list || apart.isSubset(of: Set(step.graph.nodes.map(\.id))))
      #expect(step.level != .full || step.graph == graph)
    }
  }
}
