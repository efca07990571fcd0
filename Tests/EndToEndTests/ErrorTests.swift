import Foundation
import TestSupport
import Testing

@Suite("What cannot be done")
struct ErrorTests {
  @Test(arguments: [
    ("", "empty"),
    (" \n", "empty"),
    ("{\"schemaVersion\": 1,", "line 1"),
    ("[1, 2", "expected an object"),
    ("hello", "expected json, yaml, mermaid or markdown"),
    ("{}", "is missing"),
    ("{\"schemaVersion\": 2}", "update coordviz"),
  ])
  func brokenInputIsOneLineWithItsPlace(text: String, sign: String) throws {
    let outcome = try Tool.run("render", "-", input: text)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.lines.count == 1)
    #expect(outcome.words.hasPrefix("error: stdin: "))
    #expect(outcome.words.contains(sign), "\(outcome.words)")
  }

  @Test func whatIsNotUTF8IsToldWithItsPlace() throws {
    var command = Command(Tool.path, ["render", "-"])
    command.input = Data([0x7B, 0x22, 0xFF, 0x22, 0x7D])
    let outcome = try command.run()
    #expect(outcome.status == 2)
    #expect(outcome.words.contains("utf-8"))
    #expect(outcome.lines.count == 1)
  }

  @Test func whatCannotBeReadIsTold() throws {
    try TemporaryFolder.with { folder in
      let missing = try Tool.run("a.json", in: folder)
      #expect(missing.status == 2)
      #expect(missing.words == "error: a.json: there is no such file; check the path\n")
      let directory = try Tool.run(".", in: folder)
      #expect(directory.status == 2)
      #expect(directory.words == "error: .: there are no Swift files; check the path\n")
    }
  }

  @Test(arguments: [
    ("no/a.mmd", "there is no such folder"), ("folder.svg", "this is a folder"),
    ("app.json/a.mmd", "no such folder"),
    ("circle.mmd", "is part of a cycle"),
  ])
  func whatCannotBeWrittenIsTold(path: String, sign: String) throws {
    try Sample.inFolder { folder in
      try FileManager.default.createDirectory(at: folder / "folder.svg", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: (folder / "circle.mmd").path,
        withDestinationPath: "circle.mmd"
      )
      let outcome = try Tool.run("app.json", "-o", path, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.lines.count == 1)
      #expect(outcome.words.hasPrefix("error: \(path): ") && outcome.words.contains(sign), "\(outcome.words)")
    }
  }

  @Test(
    .enabled(if: geteuid() != 0 || Unprivileged.isThere, "the superuser may do everything"),
    arguments: [("a.mmd", 0o444, 0o777), ("b.mmd", 0o644, 0o555)]
  )
  func aFileOrFolderWithoutPermissionIsTold(output: String, file: Int, folderItself: Int) throws {
    try Sample.inFolder { folder in
      try "old".write(to: folder / "a.mmd", atomically: true, encoding: .utf8)
      for (name, permissions) in [("app.json", 0o644), ("a.mmd", file), ("", folderItself)] {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions],
          ofItemAtPath: (folder / name).path
        )
      }
      let outcome = try Unprivileged.command([Tool.path, "app.json", "-o", output], in: folder).run()
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
      #expect(outcome.status == 2)
      #expect(outcome.words.hasPrefix("error: \(output): no permission to write it"), "\(outcome.words)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.mmd", "app.json"]
      )
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDiskIsTold() throws {
    let file = try Tool.run("-", "-o", "/dev/full", "--format", "mermaid", input: Sample.json)
    #expect(file.status == 2)
    #expect(file.words.hasPrefix("error: /dev/full: no space is left"))
    var command = Command("/bin/sh", ["-c", "'\(Tool.path)' - >/dev/full"])
    command.input = Data(Sample.json.utf8)
    let stream = try command.run()
    #expect(stream.status == 2)
    #expect(stream.words.hasPrefix("error: stdout: no space is left"))
  }

  @Test func aNameCannotBreakTheLine() throws {
    let outcome = try Tool.run("a\nb\u{1B}[31m.json")
    #expect(outcome.lines.count == 1)
    #expect(!outcome.words.contains("\u{1B}"))
  }
}
