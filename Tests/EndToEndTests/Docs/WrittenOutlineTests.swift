import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@testable import coordviz

@Suite("Outlines that are read again")
struct WrittenOutlineTests {
  @Test(arguments: Seeds.of(40))
  func theNamesAndLinesOfAGraphAreInIt(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 20, edges: 30, seed: seed)
      .filtered(edges: { $0.kind == .child || $0.kind == .creates })
      .filtered(nodes: { !$0.name.isEmpty })
    let names = graph.nodes.map(\.caption)
    guard Set(names).count == names.count, !names.isEmpty else { return }
    let read = try #require(WrittenOutline(MarkdownOutline().render(graph)).graph())
    #expect(read.nodes.map(\.name).sorted() == names.sorted())
    #expect(read.edges.map(\.kind.rawValue).sorted() == graph.edges.map(\.kind.rawValue).sorted())
    #expect(pairs(of: read) == pairs(of: graph))
  }

  private func pairs(of graph: Graph) -> [String] {
    graph.edges.map { edge in
      [edge.from, edge.to].map { graph.node($0)?.caption ?? "" }.joined(separator: " -> ")
    }.sorted()
  }

  @Test(arguments: ["", "Text.", "- a list\n- of things", "1. one\n2. two"])
  func whatIsNoneIsNoGraph(text: String) {
    #expect(WrittenOutline(text).graph() == nil)
  }
}
