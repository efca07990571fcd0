import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("Searching nodes by patterns")
struct NodeSearchTests {
  private let graph = RandomGraph.graph(
    (0..<1000).map { Node(id: NodeID("n\($0)"), type: "Type\($0 % 10)", label: $0 == 7 ? "Seven" : nil) },
    []
  )

  @Test("Names, types and ids are found as patterns find them", arguments: ["n5", "Type3", "Seven", "None"])
  func names(name: String) throws {
    let search = NodeSearch(graph)
    let found = try search.nodes(named: Glob(name))
    let steps = search.steps
    #expect(try found == search.nodes(named: Glob("{\(name)}")))
    #expect(steps == 1 + found.count && search.steps > steps + graph.nodes.count)
  }

  @Test func aSearchEndsAtItsLimit() {
    let search = NodeSearch(graph, limit: 5000)
    let patterns = [Glob](repeating: Glob("*x"), count: 100)
    let error = #expect(throws: NodeNameError.self) { try search.firstMatches(of: patterns) }
    #expect(error?.description == NodeSearch.Exhausted().description)
    #expect(search.steps < 6000)
  }
}
