import Foundation
import TestSupport
import Testing

@Suite("What a scan keeps")
struct ScanCacheTests {
  private static let odd = ["Odd/Odd.swift": "func odd() { print(#\"a \"b\" c\"#) }\n"]

  @Test func theSecondScanParsesNothing() throws {
    try ScannedApp.inFolder(with: Self.odd) { folder in
      let first = try scan(in: folder)
      #expect(first.words.contains("3 files: 3 parsed"))
      let second = try scan(in: folder)
      #expect(second.words.contains("nothing has changed since the last scan"))
      #expect(second.output == first.output)
      let kept = try FileManager.default.contentsOfDirectory(atPath: (folder / ".build/coordviz").path)
      #expect(kept.count == 4)
      #expect(try String(contentsOf: folder / ".build/coordviz/.gitignore", encoding: .utf8) == "*\n")
    }
  }

  @Test func onlyAChangedFileIsParsedAgain() throws {
    try ScannedApp.inFolder(with: Self.odd) { folder in
      _ = try scan(in: folder)
      try ScannedApp.write(
        ScannedApp.coordinator("HouseCoordinator"),
        "Home/HomeCoordinator.swift",
        in: folder
      )
      let changed = try scan(in: folder)
      #expect(changed.words.contains("3 files: 1 parsed"))
      #expect(changed.output == (try Tool.run("scan", ".", "--no-cache", in: folder).output))
    }
  }

  @Test func aMovedFileIsParsedAgain() throws {
    try ScannedApp.inFolder { folder in
      _ = try scan(in: folder)
      try FileManager.default.moveItem(at: folder / "Home", to: folder / "House")
      let moved = try scan(in: folder)
      #expect(moved.output.contains("House/HomeCoordinator.swift"))
      #expect(!moved.output.contains("Home/HomeCoordinator.swift"))
    }
  }

  @Test func modulesAreToldAnewWhereAManifestChanges() throws {
    try ScannedApp.inFolder { folder in
      _ = try scan(in: folder)
      try ScannedApp.write(".target(name: \"Feature\", path: \"Home\")", "Package.swift", in: folder)
      let changed = try scan(in: folder)
      #expect(changed.output.contains("\"module\": \"Feature\""))
    }
  }

  @Test(arguments: [0, 1, 7])
  func whatIsSpoiledIsMadeAgain(kind: Int) throws {
    try ScannedApp.inFolder(with: Self.odd) { folder in
      let first = try scan(in: folder)
      let kept = folder / ".build/coordviz"
      for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) where name.contains("-") {
        var bytes = try Data(contentsOf: kept / name)
        if kind == 0 { bytes = Data() }
        if kind == 1 { bytes.removeLast() }
        if kind == 7 { bytes[bytes.count / 2] ^= 0x10 }
        try bytes.write(to: kept / name)
      }
      let second = try scan(in: folder)
      #expect(second.words.contains("3 files: 3 parsed"))
      #expect(second.output == first.output)
      #expect(second.status == 0)
      #expect(try scan(in: folder).words.contains("nothing has changed"))
    }
  }

  @Test func warningsAreToldEachTime() throws {
    try ScannedApp.inFolder(with: ["broken.swift": "class A {\n"]) { folder in
      let first = try Tool.run("scan", ".", in: folder).lines
      #expect(first.count == 1)
      #expect(try Tool.run("scan", ".", in: folder).lines == first)
    }
  }

  @Test func aCacheThatCannotBeKeptIsNoError() throws {
    try ScannedApp.inFolder(with: ["file": ""]) { folder in
      let outcome = try Tool.run("scan", ".", "--cache", "file/cache", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.words == "")
    }
  }

  @Test func nothingIsKeptWhereNothingIsWanted() throws {
    try ScannedApp.inFolder { folder in
      _ = try Tool.run("scan", ".", "--no-cache", in: folder)
      #expect(!FileManager.default.fileExists(atPath: (folder / ".build").path))
      _ = try Tool.run("scan", ".", "--cache", "kept", in: folder)
      #expect(!FileManager.default.fileExists(atPath: (folder / ".build").path))
      #expect(FileManager.default.fileExists(atPath: (folder / "kept/.gitignore").path))
    }
  }

  private func scan(in folder: URL) throws -> Command.Outcome {
    try Tool.run("scan", ".", "--verbose", "--cache", ".build/coordviz", in: folder)
  }
}
