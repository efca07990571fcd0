import CoordinatorGraph
import Foundation

extension CoordinatorTracker {
  /// Writes the recording to a file, a line at a time as it comes, until ``stop()``.
  ///
  /// Earlier observations are written first. Each line is passed to the system at once, so that a crash loses
  /// at most the last line. An existing file is replaced.
  ///
  /// - Parameter path: Where to write, absolute or from the current folder; the folder must exist.
  /// - Throws: Foundation's error, when the file cannot be written.
  public func record(to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    send { line in handle.write(Data(line.jsonBytes())) }
  }
}
