import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Inputs")
struct InputTests {
  private static let texts = [
    "json": Sample.json,
    "yaml": "version: 1\ncoordinators:\n  AppCoordinator:\n    children:\n      HomeCoordinator:\n",
    "mermaid": "graph TD\n  A[AppCoordinator] --> B[HomeCoordinator]\n",
    "markdown": "# Guide\n\n```mermaid\ngraph TD\n  A[AppCoordinator] --> B[HomeCoordinator]\n```\n",
  ]

  @Test(arguments: [
    ("a.json", "json"), ("a.yml", "yaml"), ("a.YAML", "yaml"), ("a.mmd", "mermaid"), ("a.mermaid", "mermaid"),
    ("a.md", "markdown"), ("a.markdown", "markdown"), ("-", "json"), ("-", "yaml"), ("-", "mermaid"),
    ("-", "markdown"), ("a", "json"), ("a.txt", "yaml"), ("a.in", "mermaid"), ("a.guide", "markdown"),
  ])
  func eachIsKnownByItsNameOrItsText(name: String, format: String) throws {
    try TemporaryFolder.with { folder in
      let text = try #require(Self.texts[format])
      if name != "-" { try text.write(to: folder / name, atomically: true, encoding: .utf8) }
      let input = name == "-" ? text : ""
      let outcome = try Tool.run(
        name,
        "--show",
        "hierarchy",
        "--format",
        "tree",
        "-v",
        input: input,
        in: folder
      )
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("AppCoordinator\n"))
      #expect(outcome.output.contains("── ") && outcome.output.contains("HomeCoordinator\n"))
      #expect(outcome.words.contains(": \(format), "))
    }
  }

  @Test func aFormatThatIsNamedWins() throws {
    let text = try #require(Self.texts["yaml"])
    #expect(try Tool.run("-", "--input-format", "yaml", "--format", "tree", input: text).status == 0)
    let outcome = try Tool.run("-", "--input-format", "json", input: text)
    #expect(outcome.status == 2)
    #expect(outcome.words.contains("not json"))
  }

  @Test func aHeadingChoosesTheDiagram() throws {
    let guide = "# Now\n```mermaid\ngraph TD\n  A --> B\n```\n# Later\n```mermaid\ngraph TD\n  C --> D\n```\n"
    let arguments = ["-", "--input-format", "markdown", "--format", "tree"]
    #expect(try run(arguments, guide).output == "A\n└── B\n")
    #expect(try run(arguments + ["--heading", "Later"], guide).output == "C\n└── D\n")
    let outcome = try run(arguments + ["--heading", "Latter"], guide)
    #expect(outcome.status == 2)
    #expect(outcome.lines.count == 1)
  }

  @Test func severalStandSideBySideOrAreMerged() throws {
    try TemporaryFolder.with { folder in
      let yaml = "version: 1\ncoordinators:\n  App:\n    children:\n      Home:\n"
      try yaml.write(to: folder / "a.yml", atomically: true, encoding: .utf8)
      let mermaid = "graph TD\n  App --> LogIn\n"
      let forest = try Tool.run("a.yml", "-", "--format", "tree", input: mermaid, in: folder)
      #expect(forest.output == "App\n└── Home\nApp\n└── LogIn\n")
      let merged = try Tool.run("a.yml", "-", "--merge", "--format", "tree", input: mermaid, in: folder)
      #expect(merged.output == "App\n├── Home\n└── LogIn\n")
    }
  }

  private func run(_ arguments: [String], _ text: String) throws -> Command.Outcome {
    try Tool.run(arguments, input: text)
  }
}
