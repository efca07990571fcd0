import Foundation
import TestSupport
import Testing

@Suite("Edits that only move lines")
struct MovedLinesTests {
  private static let home = "Home/HomeCoordinator.swift"

  enum Edit: String, CaseIterable {
    case comment, emptyLines, bracesBelow, movedUp

    var text: String {
      switch self {
      case .comment: "// A flow of its own.\n" + source
      case .emptyLines: source.replacing("{\n", with: "{\n\n\n")
      case .bracesBelow: source.replacing(" {\n", with: "\n{\n")
      case .movedUp: source.replacing("\n\n", with: "\n")
      }
    }
  }

  private static let source = """

    final class HomeCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []

      func start() {
        let child = CartCoordinator()
        child.parent = self
        childCoordinators.append(child)
      }
    }

    final class CartCoordinator: Coordinator {
      var parent: HomeCoordinator?
      var childCoordinators: [Coordinator] = []
      func start() {
        _ = [self].map { _ in CartScreen() }
      }
    }
    final class CartScreen: UIViewController {}
    """

  @Test("The last result with other lines is what a new scan finds", arguments: Edit.allCases)
  func edits(_ edit: Edit) throws {
    try ScannedApp.inFolder(with: [Self.home: Self.source]) { folder in
      for command in ["scan", "check"] { _ = try Self.scan(folder, command) }
      try ScannedApp.write(edit.text, Self.home, in: folder)
      for command in ["scan", "check"] {
        let kept = try Self.scan(folder, command)
        #expect(kept.words.contains("only lines have moved since the last scan"))
        #expect(kept.output.contains("HomeCoordinator.swift"))
        #expect(kept.output == (try Tool.run(command, ".", "--no-cache", in: folder).output))
      }
    }
  }

  @Test(
    "Other edits are scanned: of code, of documentation that pages show, of lines that become one or two",
    arguments: [
      ("CartCoordinator()", "CartCoordinator(at: home)"), ("\nfinal", "\n/// The home.\nfinal"),
      ("\n  var parent", " var parent"), ("{ _ in CartScreen", "{ _ in\n CartScreen"),
    ]
  )
  func otherEdits(_ old: String, _ new: String) throws {
    try ScannedApp.inFolder(with: [Self.home: Self.source]) { folder in
      _ = try Self.scan(folder)
      let edited = Self.source.replacing(old, with: new)
      try #require(edited != Self.source)
      try ScannedApp.write(edited, Self.home, in: folder)
      let scanned = try Self.scan(folder)
      #expect(scanned.words.contains("3 files: 1 parsed") || scanned.words.contains("2 files: 1 parsed"))
      #expect(scanned.output == (try Tool.run("scan", ".", "--no-cache", in: folder).output))
    }
  }

  /// The apps of the scanner's tests, with a comment between any two lines. Where a comment is part of a text, or of the code in
  /// another way, everything is scanned.
  @Test("Comments in real apps", arguments: ["BaseClass", "Rooms", "Reducers", "SwiftUI"])
  func apps(_ app: String) throws {
    try TemporaryFolder.with { folder in
      let fixture = projectFolder / "Tests/CoordinatorScannerTests/Fixtures" / app
      try FileManager.default.copyItem(at: fixture, to: folder / app)
      _ = try Self.scan(folder)
      let paths = FileManager.default.enumerator(atPath: (folder / app).path)?.compactMap { $0 as? String }
      let edited = (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().prefix(8)
      for path in edited {
        let file = folder / app / path
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        try Data(lines.joined(separator: "\n// Here.\n").utf8).write(to: file)
      }
      let kept = try Self.scan(folder)
      #expect(kept.words.contains("only lines have moved since the last scan"))
      #expect(kept.output == (try Tool.run("scan", ".", "--no-cache", in: folder).output))
    }
  }

  private static func scan(_ folder: URL, _ command: String = "scan") throws -> Command.Outcome {
    try Tool.run(command, ".", "--verbose", "--cache", ".build/coordviz", in: folder)
  }
}
