import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("Mermaid, whatever the graph")
struct MermaidPropertyTests {
  static let optionsOfAllKinds = [
    DiagramOptions(), DiagramOptions(theme: .guide, title: "a: #\n---"),
  ]

  @Test("every node is defined once and every edge is a line", arguments: Seeds.of(300))
  func eachOnce(seed: UInt64) {
    let graph = RandomGraph.marked(nodes: Int(seed % 60), edges: Int(seed % 97), seed: seed)
    let options = Self.optionsOfAllKinds[Int(seed % 2)]
    let read = MermaidReader(MermaidRenderer(options: options).render(graph))
    let marks = Dictionary(read.definitions.map { ($0.id, mark(in: $0.label) ?? "") }) { _, second in second }
    let edges = read.edges.map {
      ShownEdge(from: marks[$0.from] ?? "", to: marks[$0.to] ?? "", words: $0.text)
    }
    #expect(read.unread == [])
    #expect(
      read.definitions.compactMap { mark(in: $0.label) }.sorted() == graph.nodes.map(\.id.rawValue).sorted()
    )
    #expect(read.definitions.count == marks.count)
    #expect(edges.sorted() == graph.edges.map(ShownEdge.init).sorted())
    #expect(Set(read.styled).count == read.styled.count)
  }

  @Test("a title is a text of YAML, without signs of HTML")
  func titles() {
    let lines = MermaidLabel.frontmatter(title: #"C:\new "tree" <App>"#)
    #expect(lines == ["---", #"title: "C:\\new \"tree\" ‹App›""#, "---"])
  }

  @Test("nodes are defined in breadth-first order when a tree is drawn", arguments: Seeds.of(20))
  func breadthFirstOrder(seed: UInt64) {
    let graph = RandomGraph.tree(nodes: 100, fanOut: 3, seed: seed)
    let read = MermaidReader(MermaidRenderer().render(graph))
    #expect(read.definitions.map(\.id) == (0..<100).map(MermaidNodes.id))
    #expect(read.definitions.map(\.label) == graph.breadthFirst().map(\.name))
  }

  @Test("the order in which a graph is stated does not show", arguments: Seeds.of(30))
  func shuffled(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let graph = RandomGraph.any(nodes: 20, edges: 40, seed: seed)
    let shuffled = RandomGraph.graph(
      graph.nodes.shuffled(using: &random),
      graph.edges.shuffled(using: &random)
    )
    for renderer in [MermaidRenderer(), TextTree(), MarkdownOutline()] as [any Renderer] {
      #expect(renderer.render(graph) == renderer.render(shuffled))
    }
  }

  @Test("arrows tell kind and ownership without colour", arguments: Edge.Kind.allCases, Ownership.allCases)
  func arrows(kind: Edge.Kind, ownership: Ownership) {
    let shown = Edge(from: "a", to: "b", kind: kind, ownership: ownership).mermaidArrow
    let isUp = kind == .parent || kind == .listener
    #expect(shown.hasPrefix("-.-") == (isUp || ownership == .weak || ownership == .unowned))
    #expect(shown.contains(kind.rawValue) == (kind != .child))
    #expect(shown.contains("unowned") == (ownership == .unowned))
    #expect(shown.contains("strong") == (isUp && ownership == .strong))
  }

  @Test("20 000 coordinators, each the child of the last")
  func deepChain() {
    let graph = RandomGraph.tree(nodes: 20_000, fanOut: 1, seed: 1)
    #expect(MermaidReader(MermaidRenderer().render(graph)).edges.count == 19_999)
  }
}
