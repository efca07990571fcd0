import Foundation
import TestSupport

/// Releases as GitHub serves them, in a folder. The command in the archive starts the one under test, because packing that
/// one takes long.
struct ReleaseFolder {
  private static let platforms = ["linux-x86_64", "linux-arm64", "macos-universal"]
  let folder: URL

  static func with(_ body: (ReleaseFolder) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let release = ReleaseFolder(folder: folder)
      try release.pack()
      try body(release)
    }
  }

  /// What makes the step download from this folder.
  var inputs: [String: String] {
    [
      "COORDVIZ": "", "COORDVIZ_RELEASES": "file://\(folder.path)",
      "COORDVIZ_CHECKSUMS": (folder / "checksums.txt").path,
    ]
  }

  func writeChecksums(_ change: (String) -> String = { $0 }) throws {
    let sum = Command("python3", ["-c", Self.hash, (folder / Self.path(platform: Self.platforms[0])).path])
    let hash = try sum.run().output.trimmingCharacters(in: .whitespacesAndNewlines)
    let lines = Self.platforms.map { "\(hash)  coordviz-1.2.3-\($0).tar.gz\n" }
    try Data(change(lines.joined()).utf8).write(to: folder / "checksums.txt")
  }

  func removeArchives() throws {
    try FileManager.default.removeItem(at: folder / "1.2.3")
  }

  private static let hash =
    "import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest())"

  private static func path(platform: String) -> String { "1.2.3/coordviz-1.2.3-\(platform).tar.gz" }

  private func pack() throws {
    let files = FileManager.default
    try files.createDirectory(at: folder / "top/bin", withIntermediateDirectories: true)
    try files.createDirectory(at: folder / "1.2.3", withIntermediateDirectories: true)
    let command = folder / "top/bin/coordviz"
    try Data("#!/bin/sh\nexec '\(Tool.path)' \"$@\"\n".utf8).write(to: command)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command.path)
    let archive = folder / Self.path(platform: Self.platforms[0])
    _ = try Command("tar", ["-czf", archive.path, "top"], in: folder).run()
    for platform in Self.platforms.dropFirst() {
      try files.copyItem(at: archive, to: folder / Self.path(platform: platform))
    }
    try writeChecksums()
  }
}
