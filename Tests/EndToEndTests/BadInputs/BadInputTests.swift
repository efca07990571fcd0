import Foundation
import TestSupport
import Testing

@Suite("Bad inputs", .serialized)
struct BadInputTests {
  @Test("each gets its line and its exit code", arguments: BadInput.all.filter(\.isPossible))
  func eachGetsWhatTheTableSays(input: BadInput) throws {
    try TemporaryFolder.with { folder in
      let outcome = try input.run(folder)
      #expect(outcome.words == (input.line.isEmpty ? "" : input.line + "\n"))
      #expect(outcome.status == input.status)
      let flaw = try input.flaw(folder, outcome)
      #expect(flaw == nil)
    }
  }

  @Test("the table in the manual is the table of these tests")
  func theManualHasEveryRow() throws {
    let manual = try String(contentsOf: projectFolder / "docs/reliability.md", encoding: .utf8)
    let rows = manual.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }.map(
      String.init
    )
    let start = try #require(rows.firstIndex { $0.hasPrefix("| what is bad |") })
    #expect(Array(rows[(start + 1)...].prefix(BadInput.all.count)) == BadInput.all.map(\.row))
  }

  @Test("no row is there twice")
  func namesAreUnique() {
    #expect(Set(BadInput.all.map(\.name)).count == BadInput.all.count)
  }
}
