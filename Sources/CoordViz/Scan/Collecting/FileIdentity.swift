import Foundation

/// Identifies a file or folder, whichever path leads to it.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of what a path leads to; nil where it leads nowhere.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
