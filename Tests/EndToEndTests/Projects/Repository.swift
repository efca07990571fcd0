import Foundation
import TestSupport

/// A scratch repository of git, for as long as a test lasts.
struct Repository {
  let folder: URL

  static func with<Result>(_ body: (Repository) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      let repository = Repository(folder: folder)
      try repository.git("init", "-q", "-b", "main")
      return try body(repository)
    }
  }

  func write(_ text: String, _ name: String) throws {
    let file = folder / name
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder / name), as: UTF8.self)
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", message)
  }

  /// The id of a revision's commit.
  func commit(of revision: String) throws -> String {
    try git("rev-parse", "\(revision)^{commit}").output.filter { !$0.isNewline }
  }

  func tool(_ arguments: String..., below subfolder: String? = nil) throws -> Command.Outcome {
    try Tool.run(arguments, in: subfolder.map { folder / $0 } ?? folder)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Command.Outcome {
    try Command("git", arguments, in: folder).run()
  }
}
