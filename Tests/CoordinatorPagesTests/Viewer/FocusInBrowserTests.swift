import CoordinatorAnalysis
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPages

/// The page's own script, in one headless Chromium for all graphs.
@Suite("Focus in the viewer", .enabled(if: SiteBrowser.isThere))
struct FocusInBrowserTests {
  /// On each node of 500 graphs, it shows what `--focus` keeps. Without a focus, all is shown.
  @Test func isThatOfTheCommandLine() throws {
    let cases = try (0..<500).map { seed in
      let random = UInt64(seed)
      let graph =
        seed % 2 == 0
        ? RandomGraph.app(nodes: 3 + seed % 30, shared: seed % 70, seed: random)
        : RandomGraph.any(nodes: 1 + seed % 14, edges: seed % 30, seed: random)
      return try FocusCase(graph)
    }
    try TemporaryFolder.with { folder in
      let page = folder / "focus.html"
      try Self.page(cases).write(to: page, atomically: true, encoding: .utf8)
      let dom = try SiteBrowser.open(page.absoluteString, in: folder).output
      #expect(dom.contains("data-report=\"500 graphs, wrong: \""), "\(dom.suffix(400))")
    }
  }

  private static func page(_ cases: [FocusCase]) throws -> String {
    let scripts = try ["graph.js", "seen.js"].map { name in
      let file = projectFolder / "Sources/CoordinatorPages/Viewer/Script/\(name)"
      return try String(contentsOf: file, encoding: .utf8)
    }
    return """
      <!doctype html><meta charset="utf-8"><body>
      <script type="application/json" id="cases">\(ScriptJSON.text(of: cases))</script>
      <script>
      const wrong = [];
      const cases = JSON.parse(document.getElementById("cases").textContent);
      function check({content, focused}, number) {
        \(scripts.joined())
        const graph = readGraph();
        const shown = focus => [...seenNodes(graph, {focus, folded: new Set(), onlyChanges: false})]
          .flatMap((isSeen, number) => isSeen ? [number] : []).join();
        for (const node of graph.nodes) {
          if (shown(node) !== focused[node.number].join()) wrong.push(`${number}/${node.number}`);
        }
        if (shown(null) !== graph.nodes.map(node => node.number).join()) wrong.push(`${number}/all`);
      }
      cases.forEach(check);
      document.body.dataset.report = `${cases.length} graphs, wrong: ${wrong}`;
      </script>
      """
  }
}

/// A graph as the page has it, and the numbers of the nodes that a focus on each node keeps.
private struct FocusCase: Encodable {
  let content: ViewerContent
  let focused: [[Int]]

  init(_ graph: Graph) throws {
    content = ViewerContent(Viewer(graph: graph, picture: ""))
    let nodes = Drawing(graph).nodes
    let numbers = Dictionary(uniqueKeysWithValues: zip(nodes.map(\.id), nodes.indices))
    // By their ids, as names may be the same.
    let named = try Graph(
      nodes: graph.nodes.map { node in
        var node = node
        (node.label, node.type) = (nil, node.id.rawValue)
        return node
      },
      edges: graph.edges
    )
    focused = try nodes.map { node in
      let kept = try Narrowing(focus: Focus([node.id.rawValue])).apply(to: named).graph
      return kept.nodes.compactMap { numbers[$0.id] }.sorted()
    }
  }
}
