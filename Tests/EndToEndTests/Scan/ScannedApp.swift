import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport

/// A small app in source, written to a folder.
enum ScannedApp {
  /// Two coordinators, one of which makes the other, each in a file of its own.
  static let files = [
    "App/AppCoordinator.swift": """
    protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set }; func start() }

    final class AppCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      func start() {
        let home = HomeCoordinator()
        childCoordinators.append(home)
        home.start()
      }
    }
    """,
    "Home/HomeCoordinator.swift": coordinator("HomeCoordinator"),
  ]

  /// The source of a coordinator without children.
  static func coordinator(_ name: String) -> String {
    """
    final class \(name): Coordinator {
      var childCoordinators: [Coordinator] = []
      func start() {}
    }
    """
  }

  /// Runs the body in a folder with the app's files, and with others.
  static func inFolder<Result>(
    with others: [String: String] = [:],
    _ body: (URL) throws -> Result
  ) throws -> Result {
    try TemporaryFolder.with { folder in
      for (path, text) in files.merging(others, uniquingKeysWith: { $1 }) {
        try write(text, path, in: folder)
      }
      return try body(folder)
    }
  }

  static func write(_ text: String, _ path: String, in folder: URL) throws {
    let file = folder / path
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Scans with the given arguments, and gives what was found and what was said.
  static func scan(_ arguments: String..., in folder: URL) throws -> (types: [String], words: [String]) {
    let outcome = try Tool.run(["scan"] + arguments + ["--no-cache"], in: folder)
    guard outcome.status == 0 else { return ([], outcome.lines) }
    let snapshot = try Snapshot(json: Array(outcome.output.utf8))
    return (snapshot.graph.nodes.filter { $0.kind == .coordinator }.map(\.type).sorted(), outcome.lines)
  }
}
