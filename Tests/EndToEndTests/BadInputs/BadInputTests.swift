import Foundation
import TestSupport
import Testing

@Suite("Bad inputs", .serialized)
struct BadInputTests {
  @Test(
    "each gets its line and its exit code",
    arguments: (BadInput.all + BadInput.faults).filter(\.isPossible)
  )
  func eachGetsWhatTheTableSays(input: BadInput) throws {
    try TemporaryFolder.with { folder in
      let outcome = try input.run(folder)
      #expect(outcome.words == (input.line.isEmpty ? "" : input.line + "\n"))
      #expect(outcome.status == input.status)
      let flaw = try input.flaw(folder, outcome)
      #expect(flaw == nil)
    }
  }

  /// With UPDATE_GOLDENS=1 the tables are written anew, as goldens are.
  @Test(
    "the tables in the manual are those of these tests",
    arguments: [
      ("| what is bad | what is said | exit code |", BadInput.all),
      ("| what fails | what is said | exit code |", BadInput.faults),
    ]
  )
  func theManualHasEveryRow(title: String, inputs: [BadInput]) throws {
    let head = title + "\n|---|---|---|\n"
    let file = projectFolder / "docs/reliability.md"
    let manual = try String(contentsOf: file, encoding: .utf8)
    let parts = manual.components(separatedBy: head)
    try #require(parts.count == 2)
    let rest = parts[1].split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("|") }
    let rows = inputs.map { $0.row + "\n" }.joined()
    let expected = parts[0] + head + rows + rest.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(manual == expected)
    }
  }

  @Test("no row is there twice")
  func namesAreUnique() {
    let names = (BadInput.all + BadInput.faults).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
