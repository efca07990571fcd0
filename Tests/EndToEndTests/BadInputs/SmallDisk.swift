import Foundation
import TestSupport

/// A disk that is soon full.
enum SmallDisk {
  /// Whether we may mount one.
  static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    return (try? TemporaryFolder.with { try with($0) { true } }) ?? false
  }()

  static let hasFullFile = FileManager.default.fileExists(atPath: "/dev/full")

  /// Runs the body while the folder is a disk of a few pages.
  static func with<Result>(_ folder: URL, _ body: () throws -> Result) throws -> Result {
    let mount = try Command("mount", ["-t", "tmpfs", "-o", "size=32k", "tmpfs", folder.path]).run()
    guard mount.status == 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { _ = try? Command("umount", [folder.path]).run() }
    return try body()
  }
}
