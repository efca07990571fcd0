import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Trees and outlines, whatever the graph")
struct ListPropertyTests {
  @Test("every node has one line of its own and every edge has one line", arguments: Seeds.of(300))
  func eachOnce(seed: UInt64) {
    let graph = RandomGraph.marked(nodes: Int(seed % 60), edges: Int(seed % 97), seed: seed)
    expect(ListReader.tree(TextTree().render(graph)), shows: graph)
    expect(ListReader.outline(MarkdownOutline().render(graph)), shows: graph)
  }

  @Test("a tree in ASCII is the same tree, line by line", arguments: Seeds.of(100))
  func ascii(seed: UInt64) {
    let graph = RandomGraph.marked(nodes: Int(seed % 60), edges: Int(seed % 97), seed: seed)
    let (boxes, ascii) = (TextTree().render(graph), TextTree(ascii: true).render(graph))
    let read = ListReader.tree(ascii.replacingLines)
    #expect(read.nodes.sorted() == graph.nodes.map(\.id.rawValue).sorted())
    #expect(read.edges.sorted() == graph.edges.map(ShownEdge.init).sorted())
    #expect(boxes.split(separator: "\n").count == ascii.split(separator: "\n").count)
  }

  @Test("a tree in ASCII has no other letters than its names")
  func asciiOnly() {
    let graph = RandomGraph.tree(nodes: 200, fanOut: 3, seed: 2)
    let cycle = Edge(from: "n5", to: "n0", label: "again")
    let text = TextTree(ascii: true).render(RandomGraph.graph(graph.nodes, graph.edges + [cycle]))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("\"again\": Type0Coordinator (see above)"))
  }

  @Test("below the deepest indentation, lines say how deep they are")
  func deepTree() {
    let graph = RandomGraph.marked(RandomGraph.tree(nodes: 400, fanOut: 1, seed: 3))
    expect(ListReader.tree(TextTree().render(graph)), shows: graph)
    expect(ListReader.outline(MarkdownOutline().render(graph)), shows: graph)
    #expect(TextTree().render(graph).contains("depth 33: §n33§"))
    #expect(!TextTree().render(graph).contains("depth 32: "))
  }

  @Test("20 000 coordinators, each the child of the last, in text of a length that grows with their number")
  func deepChain() {
    let graph = RandomGraph.tree(nodes: 20_000, fanOut: 1, seed: 1)
    for renderer in [TextTree(), MarkdownOutline()] as [any Renderer] {
      let text = renderer.render(graph)
      #expect(text.utf8.count < 20_000 * 200)
      #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 20_000)
    }
  }

  private func expect(_ read: ListReader, shows graph: Graph) {
    #expect(read.nodes.sorted() == graph.nodes.map(\.id.rawValue).sorted())
    #expect(read.edges.sorted() == graph.edges.map(ShownEdge.init).sorted())
  }
}

extension String {
  /// A tree in ASCII with the lines and marks of a plain one.
  fileprivate var replacingLines: String {
    split(separator: "\n").map { line in
      let marks = line.prefix { "|`- ".contains($0) }
      let boxes = marks.map { ["|": "│", "`": "└", "-": "─"][$0] ?? $0 }
      var rest = String(line[marks.endIndex...])
      for place in ["above", "below"] where rest.hasSuffix(" (see \(place))") {
        rest = rest.dropLast(" (see \(place))".count) + " see \(place)"
      }
      return String(boxes) + rest + "\n"
    }.joined()
  }
}
