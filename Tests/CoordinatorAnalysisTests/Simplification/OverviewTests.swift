import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Overviews of large graphs")
struct OverviewTests {
  @Test(arguments: Seeds.of(100))
  func theyCountWhatTheyHide(seed: UInt64) throws {
    let graph = RandomGraph.app(nodes: 61 + Int(seed) * 3, shared: 20, seed: seed)
    let overview = try #require(Overview(of: graph))
    #expect(overview.graph.nodes.count <= Overview.mostReadable)
    #expect(overview.graph.nodes.count + overview.hiddenBelow.values.reduce(0, +) == graph.nodes.count)
    let shown = Set(overview.graph.nodes.map(\.id))
    #expect(Set(overview.hiddenBelow.keys).isSubset(of: shown))
    #expect(
      Set(overview.graph.edges)
        == Set(graph.edges.filter { shown.contains($0.from) && shown.contains($0.to) })
    )
  }

  /// A root with 45 branches, of which each has one more node below it than the one before.
  @Test func theHeaviestBranchesAreShown() throws {
    let branches = (10..<55).map { "b\($0)" }
    let leaves = branches.enumerated().flatMap { count, branch in
      (0..<count).map { (branch, "\(branch).\($0)") }
    }
    let pairs = branches.map { ("app", $0) } + leaves
    let graph = RandomGraph.graph(
      (["app"] + pairs.map(\.1)).map { Node(id: NodeID($0), type: $0) },
      pairs.map { Edge(from: NodeID($0.0), to: NodeID($0.1), kind: .child) }
    )
    let overview = try #require(Overview(of: graph))
    #expect(overview.graph.children(of: "app").map(\.type) == Array(branches.suffix(39)))
  }

  /// Each hidden node is in the flow of a node that says that it hides some.
  @Test(arguments: Seeds.of(30))
  func flowsShowTheRest(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 120, edges: 150, seed: seed)
    guard let overview = Overview(of: graph) else { return }
    let flows = overview.hiddenBelow.keys.map { Overview.flow(of: $0, in: graph) }
    let shown = Set((flows + [overview.graph]).flatMap { $0.nodes.map(\.id) })
    #expect(shown == Set(graph.nodes.map(\.id)))
  }

  @Test func smallGraphsNeedNone() {
    #expect(Overview(of: RandomGraph.app(nodes: 60, shared: 20, seed: 1)) == nil)
    #expect(Overview(of: .empty) == nil)
  }

  @Test func manyRootsHaveNone() {
    let nodes = (0..<100).map { Node(id: NodeID("n\($0)"), type: "T\($0)") }
    #expect(Overview(of: RandomGraph.graph(nodes, [])) == nil)
  }
}
