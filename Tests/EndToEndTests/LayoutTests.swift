import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Layouts")
struct LayoutTests {
  /// So many edges beside the tree that it is no good picture.
  private static let tangled = String(
    decoding: Snapshot(
      origin: .init(kind: .declared),
      graph: RandomGraph.any(nodes: 60, edges: 150, seed: 3)
    ).json().utf8,
    as: UTF8.self
  )

  @Test(arguments: ["auto", "tree", "compact", "dot", "neato", "twopi", "circo", "fdp", "sfdp"])
  func eachDrawsEveryNodeAndEdge(layout: String) throws {
    let arguments = ["--format", "svg", "--show", "all", "--layout", layout]
    let outcome = try Tool.run(
      arguments[0],
      arguments[1],
      arguments[2],
      arguments[3],
      arguments[4],
      arguments[5],
      input: Self.tangled
    )
    #expect(outcome.status == 0 && outcome.words == "")
    Self.expectWhole(outcome.output)
  }

  @Test func withoutTimeTheTreeIsDrawnAndAWordSaysSo() throws {
    let outcome = try Tool.run(
      "--format",
      "svg",
      "--show",
      "all",
      "--layout",
      "dot",
      "--layout-seconds",
      "0",
      input: Self.tangled
    )
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.words.contains("dot did not lay the graph out: it did not end within 0 s"))
    Self.expectWhole(outcome.output)
  }

  @Test func aWorkerThatIsKilledLeavesTheTree() throws {
    let graph = RandomGraph.any(nodes: 1_400, edges: 2_900, seed: 1)
    try TemporaryFolder.with { folder in
      let (input, output, words) = (folder / "in.json", folder / "out.svg", folder / "words")
      try Snapshot(origin: .init(kind: .declared), graph: graph).json().write(
        to: input,
        atomically: true,
        encoding: .utf8
      )
      try Data().write(to: words)
      let process = Command(
        Tool.path,
        [input.path, "-o", output.path, "--show", "all", "--layout", "dot", "--layout-seconds", "100"]
      ).process
      process.standardError = try FileHandle(forWritingTo: words)
      try process.run()
      var isKilled = false
      while process.isRunning, !isKilled {
        let killed = try Command("pkill", ["-KILL", "-P", String(process.processIdentifier)]).run()
        isKilled = killed.status == 0
      }
      process.waitUntilExit()
      #expect(isKilled && process.terminationStatus == 0)
      #expect(
        try String(contentsOf: words, encoding: .utf8).contains(
          "dot did not lay the graph out: its process died"
        )
      )
      let svg = try String(contentsOf: output, encoding: .utf8)
      #expect(svg.components(separatedBy: " class=\"node ").count == 1_401)
      #expect(svg.components(separatedBy: " class=\"edge ").count == 2_901)
    }
  }

  @Test func anEngineThatIsMissingIsAClearError() throws {
    let outcome = try Tool.run("__layout", "nonesuch", "svg", "5", input: "digraph { a }")
    #expect(outcome.status == 2)
    #expect(outcome.words.hasPrefix("graphviz cannot lay the graph out with 'nonesuch': "))
    #expect(try Tool.run("--layout", "nonesuch", input: Self.tangled).status == 64)
    #expect(try Tool.run("--layout-seconds", "-1", input: Self.tangled).status == 64)
  }

  private static func expectWhole(_ svg: String) {
    #expect(svg.components(separatedBy: " class=\"node ").count == 61)
    #expect(svg.components(separatedBy: " class=\"edge ").count == 151)
  }
}
