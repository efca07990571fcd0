import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Trees and outlines, whatever the graph")
struct ListPropertyTests {
  @Test("every node has one line of its own and every edge has one line", arguments: 0..<300 as Range<UInt64>)
  func eachOnce(seed: UInt64) {
    let graph = RandomGraph.marked(nodes: Int(seed % 60), edges: Int(seed % 97), seed: seed)
    expect(ListReader.tree(TextTree().render(graph)), shows: graph)
    expect(ListReader.outline(MarkdownOutline().render(graph)), shows: graph)
  }

  @Test("below the deepest indentation, lines say how deep they are")
  func deepTree() {
    let graph = RandomGraph.marked(RandomGraph.tree(nodes: 400, fanOut: 1, seed: 3))
    expect(ListReader.tree(TextTree().render(graph)), shows: graph)
    expect(ListReader.outline(MarkdownOutline().render(graph)), shows: graph)
    #expect(TextTree().render(graph).contains("depth 33: §n33§"))
    #expect(!TextTree().render(graph).contains("depth 32: "))
  }

  @Test("100 000 coordinators, each the child of the last, in text of a length that grows with their number")
  func deepChain() {
    let graph = RandomGraph.tree(nodes: 100_000, fanOut: 1, seed: 1)
    for renderer in [TextTree(), MarkdownOutline()] as [any Renderer] {
      let text = renderer.render(graph)
      #expect(text.utf8.count < 100_000 * 200)
      #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 100_000)
    }
  }

  private func expect(_ read: ListReader, shows graph: Graph) {
    #expect(read.nodes.sorted() == graph.nodes.map(\.id.rawValue).sorted())
    #expect(read.edges.sorted() == graph.edges.map(ShownEdge.init).sorted())
  }
}
