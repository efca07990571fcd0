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

  @Test("a coordinator with two parents is below the one of pictures, which is nearer to the root")
  func sharedNodes() throws {
    let edges = [("App", "Home"), ("App", "Shop"), ("Home", "Post"), ("Post", "Pay"), ("Shop", "Pay")]
    let graph = try Graph(
      nodes: ["App", "Home", "Shop", "Post", "Pay"].map { Node(id: NodeID($0), type: $0) },
      edges: edges.map { Edge(from: NodeID($0.0), to: NodeID($0.1), kind: .child) }
    )
    #expect(
      TextTree().render(graph) == """
        App
        ├── Home
        │   └── Post
        │       └── Pay ↪︎ see below
        └── Shop
            └── Pay

        """
    )
  }

  @Test("a tab is below its tab container, even if another branch opens it first")
  func tabs() throws {
    let ids: [NodeID] = ["App", "Detail", "Main", "Tab", "Leaf"]
    let nodes = ids.map { Node(id: $0, type: $0.rawValue, role: $0 == "Main" ? .tabContainer : nil) }
    let edges = [("App", "Detail"), ("App", "Main"), ("Detail", "Tab"), ("Main", "Tab"), ("Tab", "Leaf")]
    let graph = try Graph(
      nodes: nodes,
      edges: edges.map { Edge(from: NodeID($0.0), to: NodeID($0.1), kind: .child) }
    )
    #expect(
      TextTree().render(graph) == """
        App
        ├── Detail
        │   └── Tab ↪︎ see below
        └── Main
            └── Tab
                └── Leaf

        """
    )
  }
}
