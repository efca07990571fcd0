public import CoordinatorGraph
import Foundation

extension Snapshot {
  /// Saves the snapshot as JSON, for the command line to draw.
  ///
  /// An existing file is replaced atomically: it has either the old or the new content.
  ///
  /// - Parameter path: Where to write, absolute or from the current folder; the folder must exist.
  /// - Throws: Foundation's error, when the file cannot be written.
  public func write(to path: String) throws {
    try Data(jsonBytes()).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
