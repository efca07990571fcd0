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
      graph: RandomGraph.any(nodes: 30, edges: 75, seed: 3)
    ).json().utf8,
    as: UTF8.self
  )

  @Test(arguments: ["auto", "tree", "compact", "dot", "neato", "twopi", "circo", "fdp", "sfdp"])
  func eachDrawsEveryNodeAndEdge(layout: String) throws {
    let arguments = ["--format", "svg", "--show", "all", "--layout", layout]
    let outcome = try Tool.run(
      "-",
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
      "-",
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
    #expect(outcome.words.contains("dot failed: it did not finish within 0 s"))
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
          "dot failed: its process crashed"
        )
      )
      let svg = try String(contentsOf: output, encoding: .utf8)
      #expect(svg.components(separatedBy: " class=\"node ").count == 1_401)
      #expect(svg.components(separatedBy: " class=\"edge ").count == 2_901)
    }
  }

  #if os(Linux)
    /// As on a machine without Graphviz: the system finds something else under its library's name.
    @Test func withoutGraphvizTreesAreDrawnAllTheSame() throws {
      try TemporaryFolder.with { folder in
        for name in ["libgvc.so.6", "libgvc.so.7", "libgvc.so.8", "libgvc.so"] {
          try Data("none".utf8).write(to: folder / name)
        }
        func run(_ arguments: String...) throws -> Command.Outcome {
          var command = Command(Tool.path, ["-"] + arguments + ["--show", "all"])
          command.environment = ["LD_LIBRARY_PATH": folder.path]
          command.input = Data(Self.tangled.utf8)
          return try command.run()
        }
        let tree = try run("--format", "svg", "--layout", "tree")
        #expect(tree.status == 0 && tree.words == "")
        let arguments = ["-", "--format", "svg", "--layout", "tree", "--show", "all"]
        var command = Command(Tool.path, arguments)
        command.input = Data(Self.tangled.utf8)
        #expect(try command.run().output == tree.output)
        let dot = try run("--format", "svg", "--layout", "dot")
        #expect(dot.status == 0 && dot.lines.count == 1)
        #expect(dot.words.contains("libgvc is not installed; the tree layout was used instead"))
        #expect(dot.output == tree.output)
        let pdf = try run("--format", "pdf", "--layout", "tree")
        #expect(pdf.status == 2 && pdf.words.contains("libgvc is not installed"))
      }
    }
  #endif

  @Test func anEngineThatIsMissingIsAClearError() throws {
    let outcome = try Tool.run("__layout", "nonesuch", "svg", "5", input: "digraph { a }")
    #expect(outcome.status == 2)
    #expect(outcome.words.hasPrefix("graphviz cannot lay the graph out with 'nonesuch': "))
    #expect(try Tool.run("-", "--layout", "nonesuch", input: Self.tangled).status == 64)
    #expect(try Tool.run("-", "--layout-seconds", "-1", input: Self.tangled).status == 64)
  }

  private static func expectWhole(_ svg: String) {
    #expect(svg.components(separatedBy: " class=\"node ").count == 31)
    #expect(svg.components(separatedBy: " class=\"edge ").count == 76)
  }
}
