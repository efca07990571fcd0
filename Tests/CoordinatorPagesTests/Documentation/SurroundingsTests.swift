import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPages

@Suite("Pictures on the pages of coordinators")
struct SurroundingsTests {
  /// All parents and children of the coordinator, no edge that is not there, and a number where an edge leads on.
  @Test(arguments: Seeds.of(100))
  func theyShowWhatIsAround(seed: UInt64) {
    let graph = RandomGraph.app(nodes: 40, shared: 40, seed: seed)
    let documented = DocumentedGraph(
      Snapshot(origin: Snapshot.Origin(kind: .source, name: "App"), graph: graph)
    )
    for node in graph.nodes {
      guard let near = Surroundings(of: node.id, in: documented) else {
        #expect(graph.edges.allSatisfy { $0.from != node.id && $0.to != node.id })
        continue
      }
      let shown = Set(near.graph.nodes.map(\.id))
      let around = graph.edges.filter { $0.from == node.id || $0.to == node.id }
      #expect(Set(around).isSubset(of: near.graph.edges))
      #expect(Set(near.graph.edges).isSubset(of: graph.edges))
      for (id, count) in near.hiddenBelow {
        #expect(count == Set(graph.edges(from: id).map(\.to)).subtracting(shown).count)
      }
    }
  }

  @Test func manyChildrenAreANumber() throws {
    let nodes = (0...100).map { Node(id: NodeID("n\($0)"), type: "T\($0)Coordinator") }
    let edges =
      (2...100).map { Edge(from: "n1", to: NodeID("n\($0)"), order: $0) } + [Edge(from: "n0", to: "n1")]
    let snapshot = Snapshot(origin: Snapshot.Origin(kind: .source), graph: RandomGraph.graph(nodes, edges))
    let documented = DocumentedGraph(snapshot)
    let near = try #require(Surroundings(of: "n1", in: documented))
    #expect(near.graph.nodes.map(\.id) == ["n0", "n1"])
    #expect(near.hiddenBelow == ["n1": 99])
    #expect(Surroundings(of: "n7", in: documented)?.graph.nodes.map(\.id) == ["n1", "n7"])
  }

  @Test func theyLinkToTheOtherPages() throws {
    let graph = RandomGraph.app(nodes: 12, shared: 0, seed: 1)
    let snapshot = Snapshot(origin: Snapshot.Origin(kind: .source), graph: graph)
    var pages: [Set<NodeID>] = []
    _ = Documentation(of: snapshot, captions: .english).files(as: .html) { part, options in
      if !options.pages.isEmpty { pages.append(Set(part.nodes.map(\.id)).subtracting(options.pages.keys)) }
      return []
    }
    #expect(pages.count == 12 && pages.allSatisfy { $0.count == 1 })
  }
}
