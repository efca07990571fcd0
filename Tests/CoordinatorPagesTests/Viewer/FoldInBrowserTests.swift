import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

/// The page's own script, in headless Chromium: what lines of a recording come to.
@Suite("Recordings in the viewer", .enabled(if: SiteBrowser.isThere), .serialized)
struct FoldInBrowserTests {
  private let app = Leak.Subject(token: 1, type: "App")
  private let home = Leak.Subject(token: 2, type: "Home")
  private let post = Leak.Subject(token: 3, type: "Post")
  private let screen = Leak.Subject(token: 4, type: "HomeScreen", kind: .screen)

  private func event(_ kind: RecordedEvent.Kind, _ subject: Leak.Subject, _ parent: Leak.Subject? = nil)
    -> RecordingLine
  {
    .event(RecordedEvent(number: 1, at: 5, kind: kind, subject: subject, parent: parent))
  }

  /// The edges, and the nodes without one, those that are only in memory with a `-`.
  private func states(_ recordings: [[RecordingLine]]) throws -> [String] {
    let texts = recordings.map { $0.map { String(decoding: $0.jsonBytes(), as: UTF8.self) } }
    let script = try String(
      contentsOf: projectFolder / "Sources/CoordinatorPages/Viewer/Web/state.js",
      encoding: .utf8
    )
    return try TemporaryFolder.with { folder in
      let page = folder / "fold.html"
      let html = """
        <!doctype html><meta charset="utf-8"><body>
        <script type="application/json" id="recordings">\(ScriptJSON.text(of: texts))</script>
        <script>
        const [content, extras] = [{}, {changes: new Map()}];
        \(script)
        function told(lines) {
          const state = emptyState();
          for (const line of lines) applyLine(state, {line: JSON.parse(line)});
          const name = key => state.nodes.get(key).name;
          const edges = [...state.into.values()].flat();
          const alone = [...state.nodes.values()].filter(node => !edges.some(edge => edge.to === node.key || edge.from === node.key) || node.isDead);
          return [...edges.map(edge => `${name(edge.from)} ${edge.kind} ${name(edge.to)}`), ...alone.map(node => (node.isDead ? "-" : "") + node.name)].join();
        }
        document.body.dataset.report = JSON.parse(document.getElementById("recordings").textContent).map(told).join("|");
        </script>
        """
      try html.write(to: page, atomically: true, encoding: .utf8)
      let dom = try SiteBrowser.open(page.absoluteString, in: folder).output
      let report = dom.components(separatedBy: "data-report=\"").last?.prefix { $0 != "\"" } ?? ""
      return report.components(separatedBy: "|")
    }
  }

  @Test func eventsMakeATree() throws {
    let second = Leak.Subject(token: 9, type: "Home", ordinal: 2)
    let (attached, below) = (event(.attach, home, app), event(.attach, post, home))
    let told = try states([
      [event(.met, app), attached, below, event(.shown, screen, home)],
      [attached, below, event(.detach, home, app)],
      [attached, below, event(.detach, home, app), event(.freed, home)],
      [attached, event(.attach, second, app)], [attached, attached],
    ])
    #expect(
      told == [
        "App child Home,Home child Post,Home presents HomeScreen", "Home child Post,App,-Home", "App,-Post",
        "App child Home,App child Home#2", "App child Home",
      ]
    )
  }

  @Test func eventsGoOnFromATreeByItsTokens() throws {
    let graph = try Graph(
      nodes: [Node(id: "App", type: "App", role: .root), Node(id: "App/Home", type: "Home")],
      edges: [Edge(from: "App", to: "App/Home")]
    )
    let tree = RecordingLine.snapshot(
      RecordedSnapshot(
        at: 7,
        objects: [.init(token: 1, node: "App"), .init(token: 2, node: "App/Home")],
        snapshot: Snapshot(origin: Snapshot.Origin(kind: .live), graph: graph)
      )
    )
    let told = try states([
      [event(.attach, post, app), tree], [tree, event(.attach, post, home)],
      [tree, event(.detach, home, app)],
      [event(.attach, post, app), event(.detach, post, app), tree],
    ])
    #expect(
      told == [
        "App child Home", "App child Home,Home child Post", "App,-Home", "App child Home,-Post",
      ]
    )
  }
}
