import Foundation
import TestSupport
import Testing

/// `coordviz render --watch`: the file follows what it is drawn from.
@Suite("Watching", .serialized)
struct WatchTests {
  private static let source = """
    final class AppCoordinator {
      var childCoordinators: [AnyObject] = []
      func start() {
        let home = HomeCoordinator()
        childCoordinators.append(home)
        home.start()
      }
    }
    final class HomeCoordinator {
      var childCoordinators: [AnyObject] = []
      func start() {}
    }

    """
  private static let changed = source.replacingOccurrences(of: "HomeCoordinator", with: "CartCoordinator")

  @Test func aSavedFileIsDrawnAgain() throws {
    try TemporaryFolder.with { folder in
      let sources = folder / "Sources"
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try save(Self.source, sources / "App.swift")
      let watching = try WatchingCommand("Sources", "-o", "tree.svg", "--no-cache", in: folder)
      #expect(watching.draws("HomeCoordinator", to: "tree.svg"))
      try save(Self.changed, sources / "App.swift")
      #expect(watching.draws("CartCoordinator", to: "tree.svg"))
      #expect(!watching.drawing("tree.svg").contains("HomeCoordinator"))
      let search =
        "final class SearchCoordinator {\n  var childCoordinators: [AnyObject] = []\n  func start() {}\n}\n"
      try save(search, sources / "Search.swift")
      #expect(watching.draws("SearchCoordinator", to: "tree.svg"), "a new file is seen")
      #expect(watching.words.contains("watching Sources; press Ctrl-C to stop"))
    }
  }

  @Test func whatCannotBeReadIsAWarningAndThePictureStays() throws {
    try TemporaryFolder.with { folder in
      let file = folder / "app.yml"
      try save("version: 1\ncoordinators:\n  App:\n    children:\n      Home:\n", file)
      let watching = try WatchingCommand("app.yml", "-o", "app.mmd", in: folder)
      #expect(watching.draws("Home", to: "app.mmd"))
      try save("version: 1\ncoordinators:\n  App:\n    chidren:\n", file)
      #expect(watching.says("warning: app.yml:4"))
      #expect(watching.drawing("app.mmd").contains("Home"))
      try save("version: 1\ncoordinators:\n  App:\n    children:\n      Cart:\n", file)
      #expect(watching.draws("Cart", to: "app.mmd"))
    }
  }

  @Test func whatCannotBeReadAtFirstIsAnError() throws {
    try TemporaryFolder.with { folder in
      let outcome = try Tool.run("render", "no.yml", "-o", "no.mmd", "--watch", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.lines.last?.hasPrefix("error: no.yml") == true)
    }
  }

  @Test func itNeedsFilesToReadAndAFileToWrite() throws {
    try Sample.inFolder { folder in
      for arguments in [
        ["app.json", "--watch"], ["-", "-o", "a.svg", "--watch"], ["-o", "a.svg", "--watch"],
      ] {
        let outcome = try Tool.run(["render"] + arguments, in: folder)
        #expect(outcome.status == 64, "\(arguments)")
        #expect(outcome.words.contains("--watch"), "\(arguments)")
      }
    }
  }

  private func save(_ text: String, _ file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

/// A command that watches, for as long as a test does.
private final class WatchingCommand {
  private let folder: URL
  private let process: Process

  init(_ arguments: String..., in folder: URL) throws {
    self.folder = folder
    process = Command(Tool.path, ["render", "--watch"] + arguments, in: folder).process
    try Data().write(to: folder / "stderr.txt")
    process.standardError = try FileHandle(forWritingTo: folder / "stderr.txt")
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    // Threads of tests block other signals, and what they start inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// What it said so far.
  var words: String { drawing("stderr.txt") }

  /// The text of a file as it is now.
  func drawing(_ name: String) -> String {
    (try? String(contentsOf: folder / name, encoding: .utf8)) ?? ""
  }

  /// Waits until a file has a text.
  func draws(_ text: String, to name: String) -> Bool { waits { self.drawing(name).contains(text) } }

  /// Waits until it has said something.
  func says(_ text: String) -> Bool { waits { self.words.contains(text) } }

  private func waits(_ isDone: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(60)
    while !isDone() {
      if Date() > end || !process.isRunning { return isDone() }
      usleep(50_000)
    }
    return true
  }
}
