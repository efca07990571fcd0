import Foundation
import TestSupport
import Testing

@Suite("Bad inputs")
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

  @Test("no row is there twice")
  func namesAreUnique() {
    let names = (BadInput.all + BadInput.faults).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
