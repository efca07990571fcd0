import Foundation

/// Identifies a file or folder independently of the path to it.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the file at a path; nil for a missing file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
