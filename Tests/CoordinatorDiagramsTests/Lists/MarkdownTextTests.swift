import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Names in Markdown")
struct MarkdownTextTests {
  /// GitHub mentions people in spite of a backslash, and makes links of bare addresses.
  @Test(arguments: [
    ("@apple", "@<!-- -->apple"), ("a@b.example", "a@<!-- -->b.example"),
    ("https://evil.example", "https\\://evil.example"), ("www.evil.example", "www\\.evil.example"),
    ("a::b c:d", "a::b c:d"),
  ])
  func aNameMentionsNobodyAndIsNoLink(name: String, markdown: String) throws {
    let graph = try Graph(nodes: [Node(id: "1", type: name, documentation: name)], edges: [])
    #expect(MarkdownOutline().render(graph) == "1. **\(markdown)** - \(markdown)\n")
  }
}
