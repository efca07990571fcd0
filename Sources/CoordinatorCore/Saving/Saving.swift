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

extension CoordinatorTracker {
  /// Writes the recording to a file until ``stop()``, and checks for leaks in the meantime.
  ///
  ///     let tracker = CoordinatorTracker.watch(appCoordinator, name: "Shop")
  ///     try tracker.record(to: "/tmp/run.jsonl")
  ///
  /// Reads the tree twice a second and checks it every two seconds, on the main actor. A background queue writes four
  /// times a second, so a crash loses at most a quarter of a second. ``stop()`` returns when everything is written. While
  /// the disk is full, lines wait in memory.
  ///
  /// Earlier observations are written first. An existing file is replaced.
  ///
  /// - Parameters:
  ///   - path: Where to write, absolute or from the current folder; the folder must exist.
  ///   - size: When the file is larger, it starts again with what the tracker has in memory: all leaks, the last tree and
  ///     the last events.
  /// - Throws: Foundation's error, when the file cannot be written.
  public func record(to path: String, keeping size: RecordingSize = .megabytes(50)) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let file = RecordingFile(of: self, at: path, limit: size.bytes)
    write(to: file)
    checkWhileRecording()
  }
}

/// How large a recording may get.
public struct RecordingSize: Sendable {
  let bytes: Int

  /// A size in millions of bytes.
  public static func megabytes(_ count: Int) -> RecordingSize {
    RecordingSize(bytes: max(count, 1) * 1_000_000)
  }
}
