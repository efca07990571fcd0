import Foundation
import TestSupport

/// The repository of somebody whom one does not trust, and a folder beside it that is none of its business.
struct Stranger {
  /// Holds the repository and the folder beside it.
  let around: URL

  var repository: URL { around / "repository" }
  /// A file that nothing of the repository may touch or show.
  var secret: URL { around / "outside/secret.yml" }
  /// The user's home, with a place for caches.
  var home: URL { around / "home" }

  /// What the secret file holds: a text where a mapping belongs.
  static let secretText = "hunter2: [sesame, sesame\n"

  static func with<Result>(_ body: (Stranger) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      let stranger = Stranger(around: folder)
      for name in ["repository/.git", "outside", "home"] {
        try FileManager.default.createDirectory(at: folder / name, withIntermediateDirectories: true)
      }
      try Data(secretText.utf8).write(to: stranger.secret)
      for (path, text) in ScannedApp.files { try stranger.write(text, path) }
      try stranger.write("version: 1\ncoordinators:\n  App: {children: {Home: }}\n", "app.yml")
      return try body(stranger)
    }
  }

  func write(_ text: String, _ path: String) throws {
    try ScannedApp.write(text, path, in: repository)
  }

  /// Commits, as it were, a link.
  func link(_ path: String, to target: String) throws {
    let link = repository / path
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  /// Runs the command in the repository, as a user with a home of his own.
  func tool(_ arguments: String...) throws -> Command.Outcome {
    var command = Command(Tool.path, arguments, in: repository)
    command.environment = ["HOME": home.path, "XDG_CACHE_HOME": (home / "cache").path]
    return try command.run()
  }

  /// What the folder beside the repository holds: names, and the text of the secret file.
  func outside() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: (around / "outside").path).sorted()
    return names + [String(decoding: try Data(contentsOf: secret), as: UTF8.self)]
  }

  static let untouched = ["secret.yml", secretText]
}
