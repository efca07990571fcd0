import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Drift between readings")
struct DriftTests {
  @Test(arguments: Seeds.of(30))
  func aTreeAgreesWithItself(seed: UInt64) throws {
    let tree = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    let drift = try Drift([.guide: .of(tree, .declared), .source: .of(tree), .live: .of(tree, .live)])
    #expect(drift.isEmpty)
    #expect(DriftText(of: drift).lines == [])
  }

  @Test(arguments: Seeds.of(30))
  func whatARunLacksIsNoDrift(seed: UInt64) throws {
    let tree = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    let leaf = try #require(tree.leaves().first)
    let run = tree.filtered { $0.id != leaf.id }
    let drift = try Drift([.source: .of(tree), .live: .of(run, .live)])
    #expect(drift.isEmpty)
    let other = try Drift([.source: .of(run), .live: .of(tree, .live)])
    #expect(!other.isEmpty)
    #expect(DriftText(of: other).lines.first == "only in the run: \(leaf.name)")
  }

  @Test func whatTheSourceDoesNotFullyKnowIsSaidToBeSo() throws {
    let nodes = ["App", "Home"].map { Node(id: NodeID($0), type: $0) }
    let doubtful = [Node(id: "App", type: "App", unknown: ["children are computed"]), nodes[1]]
    let run = try Graph(nodes: nodes, edges: [Edge(from: "App", to: "Home")])
    let drift = try Drift([.source: .of(try Graph(nodes: doubtful, edges: [])), .live: .of(run, .live)])
    #expect(
      DriftText(of: drift).lines == [
        "only in the run: App -> Home (the code of App was not fully analysed)"
      ]
    )
  }
}
