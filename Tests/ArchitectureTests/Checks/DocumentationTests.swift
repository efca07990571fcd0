import TestSupport
import Testing

@Suite("Public declarations are documented")
struct DocumentationTests {
  @Test func noneIsWithoutWords() throws {
    let outcome = try lint(["--parallel", "--recursive", "Sources"])
    #expect(undocumented(in: outcome) == [])
  }

  @Test func aPlantedOneIsSeen() throws {
    try TemporaryFolder.with { folder in
      let file = folder / "Planted.swift"
      try "public struct Planted {}\n".write(to: file, atomically: true, encoding: .utf8)
      let outcome = try lint([file.path])
      #expect(outcome.status == 1)
      #expect(undocumented(in: outcome).count == 1)
    }
  }

  /// What the linter says of the rule; Scripts/test.sh keeps its other rules.
  private func undocumented(in outcome: Command.Outcome) -> [Substring] {
    outcome.words.split(separator: "\n").filter { $0.contains("AllPublicDeclarationsHaveDocumentation") }
  }

  private func lint(_ arguments: [String]) throws -> Command.Outcome {
    let configuration = (projectFolder / ".swift-format").path
    let options = ["format", "lint", "--strict", "--configuration", configuration]
    return try Command("swift", options + arguments, in: projectFolder).run()
  }
}
