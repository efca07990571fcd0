import TestSupport
import Testing

@Suite("Public declarations are documented")
struct DocumentationTests {
  @Test func noneIsWithoutWords() throws {
    let outcome = try lint(["--recursive", "Sources"])
    #expect(outcome.status == 0, "\(outcome.words)")
  }

  @Test func aPlantedOneIsSeen() throws {
    try TemporaryFolder.with { folder in
      let file = folder / "Planted.swift"
      try "public struct Planted {}\n".write(to: file, atomically: true, encoding: .utf8)
      let outcome = try lint([file.path])
      #expect(outcome.status == 1)
      #expect(outcome.words.contains("AllPublicDeclarationsHaveDocumentation"))
    }
  }

  private func lint(_ arguments: [String]) throws -> Command.Outcome {
    let configuration = (projectFolder / ".swift-format").path
    let options = ["format", "lint", "--strict", "--configuration", configuration]
    return try Command("swift", options + arguments, in: projectFolder).run()
  }
}
