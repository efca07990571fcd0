import Foundation
import TestSupport
import Testing

@Suite("Bad inputs")
struct BadInputTests {
  @Test(arguments: (BadInput.reading + BadInput.baselines + BadInput.recordings).filter(\.isPossible))
  func eachGetsItsLineAndItsExitCode(input: BadInput) throws { try input.check() }

  @Test func noRowIsThereTwice() {
    let names = (BadInput.all + BadInput.faults + BadInput.surroundings).map(\.name)
    #expect(Set(names).count == names.count)
  }
}

@Suite("Bad names")
struct BadNameTests {
  @Test(arguments: BadInput.names.filter(\.isPossible))
  func eachIsShownWithoutHarm(input: BadInput) throws { try input.check() }
}

@Suite("Outputs that cannot be written")
struct BadOutputTests {
  @Test(arguments: BadInput.writing.filter(\.isPossible))
  func eachGetsItsLineAndNothingIsLost(input: BadInput) throws { try input.check() }
}

@Suite("Faults of the machine")
struct FaultTests {
  @Test(arguments: BadInput.faults.filter(\.isPossible))
  func eachGetsItsLineAndItsExitCode(input: BadInput) throws { try input.check() }
}

@Suite("Strange surroundings")
struct SurroundingTests {
  @Test(arguments: BadInput.surroundings.filter(\.isPossible))
  func eachGetsItsLineAndItsExitCode(input: BadInput) throws { try input.check() }
}

extension BadInput {
  /// Runs the row in a folder of its own.
  func check() throws {
    try TemporaryFolder.with { folder in
      let outcome = try run(folder)
      #expect(outcome.words == (line.isEmpty ? "" : line + "\n"))
      #expect(outcome.status == status)
      let flaw = try flaw(folder, outcome)
      #expect(flaw == nil)
    }
  }
}
