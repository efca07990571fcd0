import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

/// What a reader does with the page, done in headless Chromium by `Scripts/check-viewer.py`: it loads without a
/// complaint and without the network, search finds, fold hides, addresses lead to nodes, pointers move, nothing of the
/// graph runs.
@Suite("The viewer in a browser", .enabled(if: Reader.isThere, "chromium or python3 is missing"), .serialized)
struct ViewerInBrowserTests {
  @Test(arguments: [(40, 4), (200, 9)])
  func trees(nodes: Int, fanOut: Int) throws {
    #expect(try Reader.complaints(of: RandomGraph.tree(nodes: nodes, fanOut: fanOut, seed: 3)) == "")
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func hostileNamesAndTangles(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 30, edges: 45, seed: seed)
    #expect(
      try Reader.complaints(of: graph, DiagramOptions(title: "</title><script>window.ran = 1</script>")) == ""
    )
  }

  @Test func fiveThousandNodes() throws {
    let complaints = try Reader.complaints(of: RandomGraph.tree(nodes: 5_000, fanOut: 8, seed: 7))
    #expect(complaints == "")
  }

  @Test func emptyGraphs() throws {
    let complaints = try Reader.complaints(of: .empty)
    #expect(complaints == "")
  }

  @Test func changes() throws {
    let graph = RandomGraph.tree(nodes: 30, fanOut: 3, seed: 2)
    let marks = ChangeMarks(
      nodes: [graph.nodes[4].id: .added, graph.nodes[9].id: .removed],
      edges: [graph.edges[2]: .changed]
    )
    let complaints = try Reader.complaints(of: graph, DiagramOptions(theme: .plain, changes: marks))
    #expect(complaints == "")
  }

  @Test func leaks() throws {
    let graph = RandomGraph.tree(nodes: 30, fanOut: 3, seed: 2)
    var options = DiagramOptions()
    let style = Theme.NodeStyle(fill: "#fff0ef", stroke: "#cf222e", strokeWidth: 1)
    options.badges = [graph.nodes[4].id: NodeBadge(name: "leaked", sign: "!", word: "leaked", style: style)]
    options.highlights = [graph.edges[2]]
    let findings = [
      Finding(
        rule: "growing",
        severity: .error,
        message: "each visit adds a `Cart`",
        node: graph.nodes[4].id
      ),
      Finding(rule: "late", severity: .warning, message: "a cart was released late"),
    ]
    let page = Viewer(graph: graph, options: options, findings: findings)
    #expect(try Reader.complaints(of: page.html) == "")
  }

  @Test func aPageThatIsNotAllowedToRunIsComplainedOf() throws {
    let page = Viewer(graph: RandomGraph.tree(nodes: 3, fanOut: 2, seed: 1))
    let broken = page.html.replacingOccurrences(of: "script-src 'sha256-", with: "script-src 'sha256-x")
    #expect(try Reader.complaints(of: broken).contains("the script did not come to its end"))
  }
}

/// A reader of pages.
private enum Reader {
  static var isThere: Bool {
    ["chromium", "python3"].allSatisfy { (try? Command($0, ["--version"]).run().status) == 0 }
  }

  static func complaints(of graph: Graph, _ options: DiagramOptions = DiagramOptions()) throws -> String {
    try complaints(of: Viewer(graph: graph, options: options).html)
  }

  static func complaints(of html: String) throws -> String {
    try TemporaryFolder.with { folder in
      let page = folder / "page.html"
      try html.write(to: page, atomically: true, encoding: .utf8)
      let script = (projectFolder / "Scripts/check-viewer.py").path
      let outcome = try Command("python3", [script, page.path]).run()
      return outcome.output + outcome.words
    }
  }
}
