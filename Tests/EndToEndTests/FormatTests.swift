import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Formats")
struct FormatTests {
  @Test(arguments: [
    ("mermaid", "graph TD"), ("svg", "<svg"), ("dot", "digraph"), ("outline", "- "),
    ("tree", "AppCoordinator\n"),
    ("json", "{"), ("table", "| name |"), ("yaml", "coordinators:"), ("html", "<!doctype html>"),
  ])
  func eachIsOnStdoutWithItsCoordinators(format: String, sign: String) throws {
    let outcome = try Tool.run("render", "-", "--format", format, input: Sample.json)
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    #expect(outcome.output.contains(sign))
    for name in ["AppCoordinator", "HomeCoordinator", "LogInCoordinator"] {
      #expect(outcome.output.contains(name), "\(name) is missing")
    }
  }

  @Test(arguments: [
    ("a.mmd", "graph TD"), ("a.mermaid", "graph TD"), ("a.SVG", "<svg"), ("a.dot", "digraph"),
    ("a.gv", "digraph"),
    ("a.md", "- "), ("a.txt", "AppCoordinator\n"), ("a.json", "schemaVersion"), ("b.c/a.svg", "<svg"),
    ("a.yml", "coordinators:"), ("a.yaml", "coordinators:"), ("a.html", "<!doctype html>"),
  ])
  func eachFollowsFromTheEndingOfTheFile(name: String, sign: String) throws {
    try Sample.inFolder { folder in
      try FileManager.default.createDirectory(at: folder / "b.c", withIntermediateDirectories: true)
      let outcome = try Tool.run("render", "app.json", "-o", name, in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output == "")
      #expect(outcome.words == "wrote \(name)\n")
      #expect(try String(contentsOf: folder / name, encoding: .utf8).contains(sign))
    }
  }

  @Test func aFormatThatIsNamedWinsOverTheEnding() throws {
    try Sample.inFolder { folder in
      _ = try Tool.run("app.json", "-o", "guide.md", "--format", "mermaid", in: folder)
      #expect(try String(contentsOf: folder / "guide.md", encoding: .utf8).contains("graph TD"))
    }
  }

  @Test func mermaidIsTheFormatOfStdoutAndRenderTheCommand() throws {
    let outcome = try Tool.run("-", input: Sample.json)
    #expect(outcome.output == (try Tool.run("render", "-", "--format", "mermaid", input: Sample.json)).output)
    #expect(outcome.output.contains("graph TD"))
  }

  @Test func jsonIsTheSnapshotItself() throws {
    #expect(try Tool.run("-", "--format", "json", input: Sample.json).output == Sample.json)
  }

  @Test(arguments: [
    ("hierarchy", 3, 2), ("screens", 4, 3), ("containers", 5, 4), ("all", 5, 4),
  ])
  func showChoosesThePart(view: String, nodes: Int, edges: Int) throws {
    let outcome = try Tool.run("-", "--show", view, "--format", "json", input: Sample.json)
    let part = try Snapshot(json: Array(outcome.output.utf8)).graph
    #expect(part.nodes.count == nodes)
    #expect(part.edges.count == edges)
  }

  @Test func looksReachTheDiagram() throws {
    let outcome = try Tool.run(
      "-",
      "--direction",
      "lr",
      "--theme",
      "guide",
      "--title",
      "The app",
      input: Sample.json
    )
    #expect(outcome.output.contains("graph LR"))
    #expect(outcome.output.contains("The app"))
    #expect(outcome.output.contains("#f9d5e5"))
  }

  @Test func mermaidOverTheLimitsIsDrawnWithAWarning() throws {
    let outcome = try Tool.run("-", input: Sample.broad.json())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("graph TD"))
    #expect(outcome.lines.count == 1)
    #expect(outcome.words.hasPrefix("warning: stdin: "))
    #expect(outcome.words.contains("599 edges"))
  }
}
