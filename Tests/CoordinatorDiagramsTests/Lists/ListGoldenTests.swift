import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Trees and outlines, as they should look")
struct ListGoldenTests {
  @Test("as a tree", arguments: galleryGraphs.keys.sorted())
  func tree(name: String) throws {
    let graph = try #require(galleryGraphs[name])
    #expect(differenceFromGolden(TextTree().render(graph), "\(name).txt") == nil)
  }

  @Test("as an outline", arguments: galleryGraphs.keys.sorted())
  func outline(name: String) throws {
    let graph = try #require(galleryGraphs[name])
    #expect(differenceFromGolden(MarkdownOutline().render(graph), "\(name).md") == nil)
  }

  @Test("a graph without nodes is an empty list")
  func empty() {
    #expect(TextTree().render(.empty) == "")
    #expect(MarkdownOutline().render(.empty) == "")
  }

  @Test("children stand under their root's text, however many digits its number has")
  func tenRoots() throws {
    let nodes =
      (10...19).map { Node(id: NodeID("n\($0)"), type: "Type\($0)") } + [Node(id: "x", type: "Leaf")]
    let graph = try Graph(nodes: nodes, edges: [Edge(from: "n19", to: "x")])
    #expect(MarkdownOutline().render(graph).hasSuffix("10. **Type19**\n    - **Leaf**\n"))
  }
}
