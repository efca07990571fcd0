import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Scanning source")
struct ScanTests {
  @Test func sourceBecomesASnapshot() throws {
    try ScannedApp.inFolder { folder in
      let outcome = try Tool.run("scan", "App", "Home", "-o", "app.json", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.lines == ["wrote app.json"])
      let snapshot = try Snapshot(json: Array(Data(contentsOf: folder / "app.json")))
      #expect(snapshot.origin.kind == .source)
      #expect(
        snapshot.graph.nodes.filter { $0.kind == .coordinator }.map(\.type) == [
          "AppCoordinator", "HomeCoordinator",
        ]
      )
      #expect(snapshot.graph.nodes.first?.location?.file == "App/AppCoordinator.swift")
      #expect(snapshot.graph.nodes.first?.module == "App")
    }
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "7"], ["--no-cache"], ["--cache", "kept"]])
  func theSnapshotIsTheSameHoweverItIsMade(options: [String]) throws {
    let fixtures = projectFolder / "Tests/CoordinatorScannerTests/Fixtures"
    try TemporaryFolder.with { folder in
      try FileManager.default.copyItem(at: fixtures / "ChildrenArray", to: folder / "app")
      let usual = try Tool.run("scan", "app", in: folder).output
      #expect(usual.isEmpty == false)
      #expect(try Tool.run(["scan", "app"] + options, in: folder).output == usual)
      let here = folder / "app/Allotment"
      let fromInside = try Tool.run("scan", "..", "--no-cache", in: here).output
      #expect(
        try Snapshot(json: Array(fromInside.utf8)).graph.nodes.map(\.id)
          == Snapshot(json: Array(usual.utf8)).graph.nodes.map(\.id)
      )
    }
  }

  @Test func pathsStartFromTheCheckoutWhereverOneStands() throws {
    try ScannedApp.inFolder { folder in
      try FileManager.default.createDirectory(at: folder / ".git", withIntermediateDirectories: false)
      let above = try Tool.run("scan", "App", "Home", in: folder).output
      let inside = try Tool.run("scan", "../App", "../Home", in: folder / "Home").output
      #expect(above.contains("\"App/AppCoordinator.swift\""))
      #expect(above == inside)
    }
  }

  @Test(arguments: [
    ["scan", "-"], ["scan", ".", "--jobs", "0"], ["scan", ".", "--cache", "a", "--no-cache"],
  ])
  func wrongUsageIsTold(arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.words.contains("Usage: coordviz"))
  }

  @Test(arguments: [
    ("none", "error: none: there is no such file or folder; found here: App, Home"),
    (
      "README.md",
      "error: README.md: this is neither a folder nor a Swift file; name a folder or a Swift file"
    ),
    ("docs", "error: docs: there are no Swift files; check the path"),
    ("AppTests", "error: AppTests: all Swift files are tests; add --include-tests"),
  ])
  func whatCannotBeScannedIsAnError(path: String, line: String) throws {
    try ScannedApp.inFolder(with: ["README.md": "", "docs/a.md": "", "AppTests/a.swift": "import XCTest"]) {
      folder in
      let outcome = try Tool.run("scan", path, in: folder)
      #expect(outcome.lines == [line])
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
    }
  }

  @Test func decisionsAreExplained() throws {
    try ScannedApp.inFolder { folder in
      let outcome = try Tool.run("scan", ".", "--explain", "HomeCoordinator", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("HomeCoordinator"))
      let none = try Tool.run("scan", ".", "--explain", "House", in: folder)
      #expect(none.status == 2)
      #expect(none.lines.count == 1)
      #expect(none.words.contains("no type is named 'House'"))
    }
  }

  @Test func everyCommandTakesFoldersAndSwiftFiles() throws {
    try ScannedApp.inFolder { folder in
      let tree = try Tool.run("render", ".", "--format", "tree", in: folder)
      #expect(tree.status == 0)
      #expect(tree.output.contains("HomeCoordinator"))
      // Several are one program: the edge between them is there.
      let both = try Tool.run("App", "Home/HomeCoordinator.swift", "--format", "tree", in: folder)
      #expect(both.output == tree.output)
      #expect(try Tool.run("check", ".", in: folder).status == 0)
      let text = try String(contentsOf: folder / "App/AppCoordinator.swift", encoding: .utf8)
      let piped = try Tool.run("-", "--input-format", "swift", "--format", "tree", input: text, in: folder)
      #expect(piped.output.contains("AppCoordinator"))
    }
  }
}
