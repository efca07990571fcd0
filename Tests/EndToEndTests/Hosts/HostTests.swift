import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Hosts")
struct HostTests {
  private let base = "version: 1\ncoordinators:\n  App: {children: {Home: , Old: }}\n"
  private let head = "version: 1\ncoordinators:\n  App: {children: {Home: {children: {New: }}}}\n"

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try Data(base.utf8).write(to: folder / "base.yml")
      try Data(head.utf8).write(to: folder / "head.yml")
      try body(folder)
    }
  }

  @Test(arguments: ["github-comment", "github-summary", "gitlab"])
  func aDiffIsAPageForItsHost(host: String) throws {
    try inFolder { folder in
      let outcome = try Tool.run("diff", "base.yml", "head.yml", "--host", host, in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.words == "")
      #expect(outcome.output.contains("**Coordinators:** 1 added, 1 removed\n"))
      #expect(outcome.output.contains("*Drawn in full: 4 nodes, 3 edges.*"))
      #expect(outcome.output.contains("```diff\n+ New under Home\n- Old, was under App\n```\n"))
      #expect(outcome.output.hasPrefix("<!-- coordviz: structure -->") == (host != "github-summary"))
    }
  }

  @Test func equalSidesAreSilentAndTheirFileSaysSo() throws {
    try inFolder { folder in
      let silent = try Tool.run("diff", "base.yml", "base.yml", "--host", "gitlab", in: folder)
      #expect(silent.status == 0)
      #expect(silent.output + silent.words == "")
      _ = try Tool.run("diff", "base.yml", "base.yml", "--host", "gitlab", "-o", "note.md", in: folder)
      let page = try String(contentsOf: folder / "note.md", encoding: .utf8)
      #expect(page.hasPrefix("<!-- coordviz: structure -->\n**Coordinators:** no changes\n"))
      #expect(!page.contains("```"))
    }
  }

  @Test func docCGetsAPairOfPictures() throws {
    try inFolder { folder in
      let outcome = try Tool.run("render", "head.yml", "--host", "docc", "-o", "Structure.md", in: folder)
      #expect(outcome.status == 0)
      let page = try String(contentsOf: folder / "Structure.md", encoding: .utf8)
      #expect(page.hasPrefix("# head\n\nDrawn in full: 3 nodes, 2 edges.\n"))
      #expect(page.contains("![head: 3 nodes, 2 edges](Structure-diagram)"))
      #expect(page.contains("- **Home**"))
      #expect(!page.contains("<"))
      let light = try String(contentsOf: folder / "Structure-diagram.svg", encoding: .utf8)
      let dark = try String(contentsOf: folder / "Structure-diagram~dark.svg", encoding: .utf8)
      #expect(light != dark)
      #expect(
        try Tool.run("render", "head.yml", "--host", "docc", "-o", "Structure.md", in: folder).words
          .components(separatedBy: "unchanged").count == 4
      )
    }
  }

  @Test func picturesOfDocCHaveNoLinksThatLeadNowhere() throws {
    try TemporaryFolder.with { folder in
      let node = Node(id: "App", type: "App", location: SourceLocation(file: "App.swift", line: 3))
      let snapshot = Snapshot(origin: Snapshot.Origin(kind: .source), graph: RandomGraph.graph([node], []))
      try Data(snapshot.json().utf8).write(to: folder / "app.json")
      let link = ["--source-url", "https://example.org/{file}"]
      _ = try Tool.run(["app.json", "-o", "a.svg"] + link, in: folder)
      #expect(try String(contentsOf: folder / "a.svg", encoding: .utf8).contains("example.org"))
      _ = try Tool.run(["app.json", "--host", "docc", "-o", "A.md"] + link, in: folder)
      #expect(try !String(contentsOf: folder / "A-diagram.svg", encoding: .utf8).contains("example.org"))
    }
  }

  @Test func theCaptionSaysWhatWasNarrowedAndWhy() throws {
    let page = try Tool.run(
      "-",
      "--host",
      "gitlab",
      "--exclude",
      "Type1Coordinator",
      input: Sample.broad.json()
    ).output
    #expect(page.contains("Drawn up to "))
    #expect(page.contains("edges; GitLab draws up to 500"))
    #expect(page.contains("omitted by --exclude"))
  }

  @Test(arguments: [
    (["render", "head.yml", "--host", "gitlab", "--format", "svg"], "Remove --format svg"),
    (["render", "head.yml", "--host", "docc"], "Add -o Documentation.docc/Structure.md"),
    (["diff", "base.yml", "head.yml", "--host", "docc", "-o", "a.svg"], "needs a file"),
    (["render", "head.yml", "--host", "bitbucket"], "github-comment"),
  ])
  func wrongUsageIsSaid(arguments: [String], words: String) throws {
    try inFolder { folder in
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 64)
      #expect(outcome.words.contains(words))
    }
  }
}
