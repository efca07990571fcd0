import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Narrowing")
struct NarrowingTests {
  private static let yaml = """
    version: 1
    coordinators:
      App:
        children:
          Home:
            children: {Cell: , Detail: {module: Posts}, Edit: {module: Posts}}
          LogIn:
    """

  @Test(arguments: [
    (["--only", "*o*"], ["Home", "LogIn"]),
    (["--exclude", "Home"], ["App", "LogIn", "Cell", "Detail", "Edit"]),
    (["--focus", "Home"], ["Home", "Cell", "Detail", "Edit"]),
    (["--focus", "App", "--depth", "1"], ["App", "Home", "LogIn"]),
    (["--focus", "Cell", "--depth", "1", "--direction-of-focus", "up"], ["Cell", "Home"]),
    (["--reaches", "Detail"], ["App", "Home", "Detail"]), (["--max-depth", "1"], ["App", "Home", "LogIn"]),
  ])
  func eachOptionKeepsWhatItSays(options: [String], names: [String]) throws {
    let graph = try graph(options + ["--format", "json"])
    #expect(graph.nodes.map(\.type).sorted() == names.sorted())
  }

  @Test func groupsAreDrawnAsOne() throws {
    #expect(try graph(["--collapse", "module", "--format", "json"]).nodes.count == 5)
    #expect(try graph(["--collapse", "*", "--format", "json"]).nodes.count == 1)
    #expect(try graph(["--fold", "--format", "json"]).nodes.count <= 6)
  }

  @Test(
    "the caption is in every format and on stderr",
    arguments: [
      "mermaid", "svg", "dot", "outline", "table", "tree", "json", "yaml",
    ]
  )
  func captions(format: String) throws {
    let outcome = try run(["--max-depth", "1", "--format", format])
    #expect(outcome.lines.count == 1)
    #expect(outcome.words.hasPrefix("3 of 6 nodes"))
    let plain = outcome.output.replacing("\\", with: "")
    #expect(plain.contains("3 of 6 nodes"))
    #expect(try run(["--format", format]).words == "")
    #expect(try run(["--max-depth", "1", "--format", format, "-q"]).words == "")
  }

  @Test func aNameThatNoNodeHasIsToldWithOneLikeIt() throws {
    let outcome = try run(["--focus", "Hom"])
    #expect(outcome.status == 2)
    #expect(outcome.words == "error: stdin: --focus: no node matches 'Hom'; did you mean 'Home'?\n")
  }

  private func run(_ options: [String]) throws -> Command.Outcome {
    try Tool.run(["render", "-"] + options, input: Self.yaml)
  }

  private func graph(_ options: [String]) throws -> Graph {
    try Snapshot(json: Array(run(options).output.utf8)).graph
  }
}
