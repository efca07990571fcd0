import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorAnalysis
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
    let scripts = try ["state.js", "tree.js"].map { name in
      let file = projectFolder / "Sources/CoordinatorPages/Viewer/Web/\(name)"
      return try String(contentsOf: file, encoding: .utf8)
    }
    return """
      <!doctype html><meta charset="utf-8"><body>
      <script type="application/json" id="cases">\(ScriptJSON.text(of: cases))</script>
      <script>
      const wrong = [];
      const cases = JSON.parse(document.getElementById("cases").textContent);
      const content = {};
      const extras = {changes: new Map()};
      \(scripts.joined())
      function check({line, focused}, number) {
        const state = emptyState();
        applyLine(state, {line: JSON.parse(line)});
        const shown = focus => treeOf(state, {focus, folded: new Set(), hidden: new Set()}).order.map(item => item.key).sort().join();
        for (const [node, kept] of Object.entries(focused)) if (shown(node) !== kept.sort().join()) wrong.push(`${number}/${node}`);
        if (shown(null) !== [...state.nodes.keys()].sort().join()) wrong.push(`${number}/all`);
      }
      cases.forEach(check);
      document.body.dataset.report = `${cases.length} graphs, wrong: ${wrong}`;
      </script>
      """
  }
}

/// A graph as the page has it, and the nodes that a focus on each node keeps.
private struct FocusCase: Encodable {
  let line: String
  var focused: [String: [String]] = [:]

  init(_ graph: Graph) throws {
    line = String(decoding: Viewer(graph: graph).line.jsonBytes(), as: UTF8.self)
    // By their ids, as names may be the same.
    let named = try Graph(
      nodes: graph.nodes.map { node in
        var node = node
        (node.label, node.type) = (nil, node.id.rawValue)
        return node
      },
      edges: graph.edges
    )
    for node in graph.nodes {
      let kept = try Narrowing(focus: Focus([node.id.rawValue])).apply(to: named).graph
      focused[node.id.rawValue] = kept.nodes.map(\.id.rawValue)
    }
  }
}
