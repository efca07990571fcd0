import Foundation
import TestSupport
import Testing

@Suite("Writing files")
struct OutputTests {
  @Test func theSameContentIsLeftAlone() throws {
    try Sample.inFolder { folder in
      _ = try Tool.run("app.json", "-o", "a.mmd", in: folder)
      try setDate(of: folder / "a.mmd")
      let outcome = try Tool.run("app.json", "-o", "a.mmd", in: folder)
      #expect(outcome.words == "unchanged a.mmd\n")
      #expect(try date(of: folder / "a.mmd") == past)
    }
  }

  @Test func otherContentIsReplacedAndNothingElseIsLeft() throws {
    try Sample.inFolder { folder in
      try "old".write(to: folder / "a.mmd", atomically: true, encoding: .utf8)
      let outcome = try Tool.run("app.json", "-o", "a.mmd", in: folder)
      #expect(outcome.words == "changed a.mmd\n")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.mmd", "app.json"]
      )
    }
  }

  @Test func permissionsStay() throws {
    try Sample.inFolder { folder in
      try "old".write(to: folder / "a.mmd", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: (folder / "a.mmd").path)
      _ = try Tool.run("app.json", "-o", "a.mmd", in: folder)
      #expect(try attributes(of: folder / "a.mmd")[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test(arguments: [("022", 0o644), ("077", 0o600)])
  func aNewFileHasThePermissionsThatTheUmaskLeaves(mask: String, permissions: Int) throws {
    try Sample.inFolder { folder in
      let script = "umask \(mask); '\(Tool.path)' app.json -o a.mmd"
      _ = try Command("/bin/sh", ["-c", script], in: folder).run()
      #expect(try attributes(of: folder / "a.mmd")[.posixPermissions] as? Int == permissions)
    }
  }

  @Test(arguments: ["docs/real.mmd", "new.mmd"])
  func aLinkIsFollowed(target: String) throws {
    try Sample.inFolder { folder in
      let docs = folder / "docs"
      try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
      try "old".write(to: docs / "real.mmd", atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: (folder / "a.mmd").path, withDestinationPath: target)
      let outcome = try Tool.run("app.json", "-o", "a.mmd", in: folder)
      #expect(outcome.words == (target == "new.mmd" ? "wrote" : "changed") + " a.mmd\n")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: (folder / "a.mmd").path) == target)
      #expect(try String(contentsOf: folder / target, encoding: .utf8).contains("graph TD"))
    }
  }

  @Test func quietSaysNothing() throws {
    try Sample.inFolder { folder in
      let outcome = try Tool.run("app.json", "-o", "a.mmd", "--quiet", in: folder)
      #expect(outcome.output + outcome.words == "")
    }
  }

  @Test func whatIsNoFileIsWrittenToAsItIs() throws {
    let outcome = try Tool.run("-", "-o", "/dev/null", "--format", "svg", input: Sample.json)
    #expect(outcome.words == "wrote /dev/null\n")
    #expect(
      try attributes(of: URL(fileURLWithPath: "/dev/null"))[.type] as? FileAttributeType
        == .typeCharacterSpecial
    )
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let process = Command(Tool.path, ["-", "--show", "all"]).process
    let (input, output, words) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = words
    try process.run()
    // Before it has read its input it writes nothing, so the reader is surely gone by then.
    try output.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    try input.feed(Data(Sample.json.utf8))
    process.waitUntilExit()
    #expect(Command.status(of: process) == 0)
    #expect(words.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  private let past = Date(timeIntervalSince1970: 1_000_000_000)

  private func setDate(of file: URL) throws {
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
  }

  private func date(of file: URL) throws -> Date? {
    try attributes(of: file)[.modificationDate] as? Date
  }

  private func attributes(of file: URL) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: file.path)
  }

  /// A file took the number of a closed stream, and the library that draws wrote there.
  @Test func closedStreamsDoNotChangeAPicture() throws {
    try TemporaryFolder.with { folder in
      try "flowchart TD\nA --> B\nA --> C\nB --> D\nC --> D\n"
        .write(to: folder / "a.mmd", atomically: true, encoding: .utf8)
      let script = """
        '\(Tool.path)' a.mmd -q -o open.png
        '\(Tool.path)' a.mmd -q -o closed.png <&- >&- 2>&-
        cmp open.png closed.png
        """
      #expect(try Command("/bin/bash", ["-c", script], in: folder).run().status == 0)
    }
  }
}
