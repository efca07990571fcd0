import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import coordviz

@Suite("Pages with an interactive picture")
struct InteractivePictureTests {
  /// For every node of ten graphs, the page shows the nodes that `--focus` keeps, and folding hides what only the node
  /// leads to.
  @Test(.enabled(if: hasBrowser, "chromium or python3 is missing"))
  func focusAndFoldFollowTheGraphInABrowser() throws {
    try TemporaryFolder.with { folder in
      let pages = try (0..<10).map { seed in
        let graph = RandomGraph.app(nodes: 6 + seed * 3, shared: 20 + seed * 5, seed: UInt64(seed))
        let snapshot = Snapshot(origin: Snapshot.Origin(kind: .declared), graph: graph)
        let page = try Tool.run("render", "-", "--format", "html", input: snapshot.json()).output
        try page.write(to: folder / "\(seed).html", atomically: true, encoding: .utf8)
        let kept = try graph.nodes.map { node in
          let narrowing = try NarrowingArguments.parse(["--focus", node.id.rawValue])
          let part = try narrowing.narrowed(snapshot, to: .screens, from: "the graph").snapshot.graph
          return (node.id.rawValue, part.nodes.map(\.id.rawValue))
        }
        try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: kept)).write(to: folder / "\(seed).json")
        return (folder / "\(seed).html").path
      }
      let script = (projectFolder / "Scripts/check-viewer.py").path
      let outcome = try Command("python3", [script, "--focus"] + pages).run()
      #expect(outcome.output + outcome.words == "")
    }
  }

  private static var hasBrowser: Bool {
    ["chromium", "python3"].allSatisfy { (try? Command($0, ["--version"]).run().status) == 0 }
  }

  @Test func aGraphIsAPageWithItsScreens() throws {
    let outcome = try Tool.run("render", "-", "--format", "html", input: Sample.json)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(outcome.output.contains("<title>Sample</title>"))
    #expect(outcome.output.contains(#""id": "Welcome""#))
    #expect(!outcome.output.contains(#""id": "Container""#), "containers are shown when they are asked for")
  }

  @Test func itSpeaksKorean() throws {
    let outcome = try Tool.run(
      "render",
      "-",
      "--format",
      "html",
      "--lang",
      "ko",
      "--title",
      "여행",
      input: Sample.json
    )
    #expect(outcome.output.contains("<html lang=\"ko\">"))
    #expect(outcome.output.contains("<title>여행</title>"))
    #expect(outcome.output.contains("모두 펼치기"))
    #expect(try Tool.run("render", "-", "--format", "html", "--lang", "tlh", input: Sample.json).status == 64)
  }

  @Test func thePageKnowsTheAddressOfSource() throws {
    let outcome = try Tool.run(
      "render",
      "-",
      "--format",
      "html",
      "--source-url",
      "https://a.example/{file}#L{line}",
      input: Located.json
    )
    #expect(outcome.output.contains(##""sourceLink":"https://a.example/{file}#L{line}""##))
    #expect(outcome.output.contains(#""file": "App/Home.swift","line": 7"#))
  }

  @Test func aDiffIsAPageOfWhatChanged() throws {
    try Sample.inFolder { folder in
      try Located.json.write(to: folder / "head.json", atomically: true, encoding: .utf8)
      let outcome = try Tool.run("diff", "app.json", "head.json", "-o", "changes.html", in: folder)
      #expect(outcome.status == 1)
      let page = try String(contentsOf: folder / "changes.html", encoding: .utf8)
      #expect(page.contains(#":"removed""#))
    }
  }

  @Test func leaksAreAPageWithTheirExplanations() throws {
    let outcome = try Tool.run(
      "leaks",
      "-",
      "--format",
      "html",
      input: LeaksSample.text([LeaksSample.held, LeaksSample.attached])
    )
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Leaks in "))
    #expect(outcome.output.contains(#""sign":"!","word":"leaked""#))
    #expect(outcome.output.contains("detached-but-alive"))
    let content = try #require(outcome.output.components(separatedBy: "id=\"viewer-snapshot\">").last)
    #expect(content.contains("\"details\": ["))
    #expect(content.contains("\"node\": "), "a leak is linked to its place in the picture")
  }
}

/// The sample without a screen, and with a line of source.
private enum Located {
  static let json = Snapshot(
    origin: Snapshot.Origin(kind: .live, name: "Sample"),
    graph: RandomGraph.graph(
      [
        Node(id: "App", type: "AppCoordinator"),
        Node(
          id: "App/Home",
          type: "HomeCoordinator",
          location: SourceLocation(file: "App/Home.swift", line: 7)
        ),
      ],
      [Edge(from: "App", to: "App/Home", kind: .holds, ownership: .strong, via: "home")]
    )
  ).json()
}
