import Foundation
import TestSupport
import Testing

/// What the tests run programs with.
@Suite("Running programs")
struct CommandTests {
  private let much = Data(repeating: 0x61, count: 4_000_000)

  @Test func aProgramNeedNotReadItsInput() throws {
    var command = Command("true", [])
    command.input = much
    #expect(try command.run().status == 0)
  }

  @Test func aProgramMayLeaveAPipeBeforeItsEnd() throws {
    for program in [Command("true", []), Command("head", ["-c", "1"])] {
      let (process, input) = (program.process, Pipe())
      (process.standardInput, process.standardOutput) = (input, FileHandle.nullDevice)
      try process.run()
      try input.fileHandleForReading.close()
      try input.feed(much)
      process.waitUntilExit()
      #expect(Command.status(of: process) == 0)
    }
  }

  @Test func whatIsFedIsRead() throws {
    let (process, input, output) = (Command("wc", ["-c"]).process, Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.feed(much)
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(words.trimmingCharacters(in: .whitespacesAndNewlines) == "4000000")
  }
}
