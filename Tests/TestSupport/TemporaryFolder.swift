import Foundation

/// Folders that last as long as a test.
public enum TemporaryFolder {
  /// Runs the body with a new empty folder, and removes the folder afterwards.
  public static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("coordviz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

/// The file of the given name in the given folder.
public func / (folder: URL, name: String) -> URL {
  folder.appendingPathComponent(name)
}
