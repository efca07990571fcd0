import Foundation
import TestSupport
import Testing

@testable import coordviz

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

  /// The command waits longer, so that this one waits on its own.
  @Test(.timeLimit(.minutes(1)))
  func aGitThatNeverAnswersIsStopped() throws {
    #expect(Git().silence == 30)
    try TemporaryFolder.with { folder in
      try BadInput.writeGit("exec /bin/sleep 1000", in: folder)
      var revision = try #require(Revision("main:a.yml"))
      revision.reader = Git(program: (folder / "bin/git").path, silence: 1)
      let error = #expect(throws: CommandError.self) { try Input.revision(revision).read() }
      let words = "main:a.yml: git did not answer for 1 s and was stopped; try again"
      #expect(error?.localizedDescription == words)
    }
  }
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
