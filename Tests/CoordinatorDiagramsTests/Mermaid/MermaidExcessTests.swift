import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Mermaid that hosts refuse")
struct MermaidExcessTests {
  @Test("500 edges are drawn, 501 are refused")
  func edges() throws {
    #expect(MermaidExcess(of: RandomGraph.tree(nodes: 501, fanOut: 8, seed: 1), drawnAs: "") == nil)
    let excess = try #require(
      MermaidExcess(of: RandomGraph.tree(nodes: 502, fanOut: 8, seed: 1), drawnAs: "")
    )
    #expect(excess.edges == 501)
    #expect(excess.description.contains("501 edges"))
    #expect(excess.description.contains("SVG"))
    #expect(!excess.description.contains("\n"))
  }

  @Test("50 000 characters are drawn, 50 001 are refused; a character outside the first plane counts twice")
  func characters() {
    #expect(MermaidExcess(of: .empty, drawnAs: String(repeating: "a", count: 50_000)) == nil)
    #expect(MermaidExcess(of: .empty, drawnAs: String(repeating: "a", count: 50_001))?.characters == 50_001)
    #expect(MermaidExcess(of: .empty, drawnAs: String(repeating: "🧳", count: 25_001))?.characters == 50_002)
  }

  @Test("a tree of 500 edges with long names fits, since nodes that look alike share a class")
  func fullTree() {
    let graph = RandomGraph.tree(nodes: 501, fanOut: 8, seed: 1)
    #expect(MermaidExcess(of: graph, drawnAs: MermaidRenderer().render(graph)) == nil)
  }
}
