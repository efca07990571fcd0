import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("Diffs of crowded graphs")
struct CrowdedDiffTests {
  private static func graph(_ labels: [String]) -> Graph {
    RandomGraph.graph(
      [Node(id: "A", type: "A"), Node(id: "B", type: "B")],
      labels.enumerated().map { Edge(from: "A", to: "B", label: $1, order: $0) }
    )
  }

  private static func diff(_ base: [String], _ head: [String]) throws -> GraphDiff {
    try GraphDiff(from: .of(graph(base)), to: .of(graph(head)))
  }

  /// An edge that is as it was is never told as changed, whatever stands before it.
  @Test func equalEdgesBetweenTwoNodesAreMatchedFirst() throws {
    let diff = try Self.diff(["a", "b"], ["b", "c"])
    #expect(diff.changedEdges.map(\.details) == [[GraphDiff.Detail(what: "label", from: "a", to: "c")]])
    #expect(diff.addedEdges.isEmpty && diff.removedEdges.isEmpty)
  }

  /// Looking through all for each would be 400 million comparisons.
  @Test func manyEdgesBetweenTwoNodes() throws {
    let labels = (0..<20_000).map { "l\($0)" }
    #expect(try Self.diff(labels, labels.reversed()).isEmpty)
    let diff = try Self.diff(labels, labels.map { "x" + $0 } + ["y"])
    #expect(diff.changedEdges.count == 20_000 && diff.addedEdges.count == 1)
  }

  private static func chain(_ count: Int, _ suffix: String) -> Graph {
    let nodes = (0..<count).map { Node(id: NodeID("Step\($0)\(suffix)"), type: "Step\($0)\(suffix)") }
    return RandomGraph.graph(nodes, zip(nodes, nodes.dropFirst()).map { Edge(from: $0.id, to: $1.id) })
  }

  /// Each round finds the next node of the chain, and looks at all of the graph.
  @Test(arguments: [10, NodeMatching.mostRounds, 3 * NodeMatching.mostRounds])
  func aChainOfNewNamesIsFollowedSoFar(count: Int) throws {
    let diff = try GraphDiff(
      from: .of(Self.chain(count, "Coordinator")),
      to: .of(Self.chain(count, "XCoordinator"))
    )
    #expect(diff.renamed.count == min(count, NodeMatching.mostRounds))
    #expect(diff.renamed.count + diff.added.count == count)
  }

  /// Every new node tells all that it hangs on.
  @Test func newNodesOfADenseGraphTellTheirParents() throws {
    let old = (0..<40).map { Node(id: NodeID("Old\($0)"), type: "Old\($0)") }
    let new = (0..<30).map { Node(id: NodeID("New\($0)"), type: "Quite\($0)") }
    let edges = new.flatMap { node in old.map { Edge(from: $0.id, to: node.id) } }
    let diff = try GraphDiff(
      from: .of(RandomGraph.graph(old, [])),
      to: .of(RandomGraph.graph(old + new, edges))
    )
    let lines = DiffText(of: diff).lines
    #expect(lines.count == 30)
    #expect(lines.allSatisfy { line in old.allSatisfy { line.contains($0.type) } })
  }

  /// In a graph in which all lead to all, there are more ways than memory.
  @Test func waysThroughADenseGraphTakeSoMuchRoom() {
    let nodes = (0..<300).map { Node(id: NodeID("n\($0)"), type: "T\($0)") }
    let edges = nodes.indices.flatMap { from in
      nodes.indices.dropFirst(from + 1).map { Edge(from: nodes[from].id, to: nodes[$0].id) }
    }
    var search = RootPathSearch(in: RandomGraph.graph(nodes, edges))
    let ways = search.paths(to: ["n299"], atMost: 1_000_000)[0]
    #expect(ways.hasMore && !ways.all.isEmpty)
  }
}
