import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Which files are scanned")
struct ScanFilesTests {
  @Test(arguments: [
    ".build/checkouts/A.swift", ".hidden/A.swift", "Carthage/A.swift",
    "DerivedData/A.swift",
    "node_modules/x/A.swift", "App/Assets.xcassets/A.swift", "X.framework/A.swift", "RIB.xctemplate/A.swift",
    "AppTests/A.swift",
    "AppUITests/Deep/A.swift",
  ])
  func whatIsNotTheAppsOwnIsLeftOut(path: String) throws {
    try ScannedApp.inFolder(with: [path: ScannedApp.coordinator("LostCoordinator")]) { folder in
      let types = try ScannedApp.scan(".", in: folder).types
      #expect(types == ["AppCoordinator", "HomeCoordinator"])
      // What is named is scanned.
      let named = String(path.prefix { $0 != "/" })
      let all = try ScannedApp.scan(".", named, in: folder).types
      #expect(all.contains("LostCoordinator") || path.contains("xcassets"))
    }
  }

  @Test("Links of Bazel to what it builds are left out, but not folders of such a name")
  func linksOfBazel() throws {
    let files = ["bazel-rules/A.swift": ScannedApp.coordinator("RulesCoordinator")]
    try ScannedApp.inFolder(with: files) { folder in
      try TemporaryFolder.with { built in
        try Data(ScannedApp.coordinator("BuiltCoordinator").utf8).write(to: built / "B.swift")
        try FileManager.default.createSymbolicLink(at: folder / "bazel-out", withDestinationURL: built)
        let outcome = try ScannedApp.scan(".", "--trust-config", in: folder)
        #expect(outcome.types == ["AppCoordinator", "HomeCoordinator", "RulesCoordinator"])
        #expect(!outcome.words.contains { $0.contains("link") }, "\(outcome.words)")
      }
    }
  }

  @Test(arguments: [
    "import XCTest", "/* A licence\nimport nothing */\n\n@testable import App\nimport XCTest",
    "import Testing // x",
    "import struct Testing.Tag", "@preconcurrency import XCTest",
  ])
  func testsAreLeftOutByWhatTheyImport(head: String) throws {
    let text = "\(head)\n" + ScannedApp.coordinator("MockCoordinator")
    try ScannedApp.inFolder(with: ["App/Mocks.swift": text]) { folder in
      let types = try ScannedApp.scan(".", in: folder).types
      #expect(!types.contains("MockCoordinator"))
      #expect(try ScannedApp.scan(".", "-v", in: folder).words.contains("ignored: 1 (tests)"))
      #expect(
        try ScannedApp.scan(".", "--include-tests", "-v", in: folder).words.contains {
          $0.hasPrefix("3 files")
        }
      )
    }
  }

  @Test func importsInTextAndCodeMakeNoTest() throws {
    let text =
      "import UIKit\nlet a = \"\"\"\nimport XCTest\n\"\"\"\n" + ScannedApp.coordinator("RealCoordinator")
    try ScannedApp.inFolder(with: ["App/Real.swift": text]) { folder in
      let types = try ScannedApp.scan(".", in: folder).types
      #expect(types.contains("RealCoordinator"))
    }
  }

  @Test(arguments: ["Home", "Home/*", "*Home*", "HomeCoordinator.swift", "./Home/*.swift", "{Home,Shop}"])
  func excludedPathsAreLeftOut(glob: String) throws {
    try ScannedApp.inFolder { folder in
      let types = try ScannedApp.scan(".", "--exclude-path", glob, in: folder).types
      #expect(types == ["AppCoordinator"])
    }
  }

  @Test func linksAreFollowedOnce() throws {
    try ScannedApp.inFolder { folder in
      try TemporaryFolder.with { elsewhere in
        let files = FileManager.default
        try ScannedApp.write(ScannedApp.coordinator("FarCoordinator"), "Far.swift", in: elsewhere)
        try files.createSymbolicLink(at: folder / "A-link", withDestinationURL: elsewhere)
        try files.createSymbolicLink(at: folder / "B-link", withDestinationURL: elsewhere)
        try files.createSymbolicLink(at: folder / "App/back", withDestinationURL: folder)
        try files.createSymbolicLink(atPath: (folder / "self.swift").path, withDestinationPath: "self.swift")
        try files.createSymbolicLink(atPath: (folder / "gone.swift").path, withDestinationPath: "nowhere")
        try files.createSymbolicLink(
          at: folder / "0.swift",
          withDestinationURL: folder / "Home/HomeCoordinator.swift"
        )
        let (types, words) = try ScannedApp.scan(".", "--trust-config", in: folder)
        #expect(types == ["AppCoordinator", "FarCoordinator", "HomeCoordinator"])
        #expect(
          words == [
            "warning: App/back: the symbolic link leads to a folder that contains it; it was not followed",
            "warning: gone.swift: the target of the symbolic link does not exist; remove the link",
            "warning: self.swift: the symbolic link is part of a cycle; remove it",
          ]
        )
      }
    }
  }

  @Test func aLinkOutOfTheFolderAndAroundItIsNotFollowed() throws {
    try ScannedApp.inFolder { folder in
      let files = FileManager.default
      try files.createSymbolicLink(at: folder / "Home/up", withDestinationURL: folder)
      let (types, words) = try ScannedApp.scan("Home", in: folder)
      #expect(types == ["HomeCoordinator"])
      #expect(
        words == [
          "warning: Home/up: the symbolic link leads to a folder that contains it; it was not followed"
        ]
      )
    }
  }

  @Test(arguments: [["."], [".", "Home"], ["Home", "."], [".", "."], ["App", "Home", "Many", "App"]])
  func whatIsNamedTwiceIsEnteredOnce(paths: [String]) throws {
    // As many folders as several threads list, with a link in each that leads to where others are.
    let many = (0..<40).map { "Many/M\($0)/Deep/M\($0)Coordinator.swift" }
    let sources = many.map { ScannedApp.coordinator(String($0.split(separator: "/")[3].dropLast(6))) }
    try ScannedApp.inFolder(with: Dictionary(uniqueKeysWithValues: zip(many, sources))) { folder in
      for place in 0..<40 {
        try FileManager.default.createSymbolicLink(
          at: folder / "Many/M\(place)/link",
          withDestinationURL: folder / "Many/M\((place + 1) % 40)"
        )
      }
      let outcome = try Tool.run(["scan", "-v", "--no-cache"] + paths, in: folder)
      #expect(outcome.lines.contains { $0.hasPrefix("42 files: ") })
      let snapshot = try Snapshot(json: Array(outcome.output.utf8))
      #expect(snapshot.graph.nodes.count == 42)
      #expect(snapshot.graph.nodes.allSatisfy { $0.location?.file.contains("link") == false })
    }
  }

  /// The parser skips the code around the markers without a word.
  @Test func aMergeConflictIsAWarning() throws {
    try ScannedApp.inFolder { folder in
      let text = "class A {}\n<<<<<<< HEAD\nclass B {}\n=======\nclass C {}\n>>>>>>> main\n"
      try text.write(to: folder / "conflict.swift", atomically: true, encoding: .utf8)
      try "let text = \"<<<<<<< HEAD\"\n".write(to: folder / "text.swift", atomically: true, encoding: .utf8)
      let (_, words) = try ScannedApp.scan(".", in: folder)
      #expect(
        words.filter { $0.contains("merge") } == [
          "warning: conflict.swift:2: a merge conflict hides code here; resolve it"
        ]
      )
    }
  }

  @Test func whatIsNoSwiftIsAWarning() throws {
    try ScannedApp.inFolder { folder in
      try Data(repeating: 0x20, count: 50_000_000).write(to: folder / "large.swift")
      try Data([0x4D, 0, 0x5A, 0]).write(to: folder / "binary.swift")
      try Data("class A {}\n// caf\u{E9}".unicodeScalars.map { UInt8($0.value) }).write(
        to: folder / "latin.swift"
      )
      try Data("class B {\n  func a( {\n".utf8).write(to: folder / "broken.swift")
      try Data().write(to: folder / "empty.swift")
      try FileManager.default.createDirectory(at: folder / "folder.swift", withIntermediateDirectories: false)
      #expect(mkfifo((folder / "pipe.swift").path, 0o600) == 0)
      let (types, words) = try ScannedApp.scan(".", in: folder)
      #expect(types == ["AppCoordinator", "HomeCoordinator"])
      #expect(
        words == [
          "warning: binary.swift: the file contains binary data or UTF-16 and was ignored; save it in UTF-8",
          "warning: broken.swift:2: this is not valid Swift, nested too deeply, or too long; coordinators here or below may be missing",
          "warning: large.swift: the file has more than 10 MB and was ignored; exclude it with --exclude-path",
          "warning: latin.swift:2: not utf-8; save the file in utf-8",
          "warning: pipe.swift: this is not a regular file; remove it from the sources",
        ]
      )
    }
  }

  @Test(.enabled(if: Unprivileged.isThere, "the tool can be run by nobody else"))
  func whatMayNotBeReadIsAWarning() throws {
    try ScannedApp.inFolder(with: ["Locked/A.swift": "", "App/Secret.swift": "", "Names/Deep/A.swift": ""]) {
      folder in
      try Unprivileged.allow(0o755, folder)
      try Unprivileged.allow(0o000, folder / "Locked")
      try Unprivileged.allow(0o000, folder / "App/Secret.swift")
      try Unprivileged.allow(0o444, folder / "Names")
      defer { try? Unprivileged.allow(0o755, folder / "Names") }
      defer { try? Unprivileged.allow(0o755, folder / "Locked") }
      let outcome = try Unprivileged.command([Tool.path, "scan", "."], in: folder).run()
      #expect(outcome.status == 0)
      let fix = "change its permissions, or exclude it with --exclude-path"
      #expect(
        outcome.lines == [
          "warning: App/Secret.swift: no permission to read it; \(fix)",
          "warning: Locked: no permission to read the folder; \(fix)",
          "warning: Names/Deep: no permission to read the folder; \(fix)",
        ]
      )
    }
  }

  @Test func manyWarningsAreCounted() throws {
    let broken = Dictionary(uniqueKeysWithValues: (0..<30).map { ("X\($0).swift", "class {") })
    try ScannedApp.inFolder(with: broken) { folder in
      let words = try ScannedApp.scan(".", in: folder).words
      #expect(words.count == 21)
      #expect(words.last == "warning: 10 more warnings like these; use --verbose to see all")
    }
  }
}
