import Foundation

/// A file that is replaced atomically: readers see the old or the new content, never a part.
struct AtomicFile {
  /// The result for the file.
  enum Change: String {
    case wrote, changed, unchanged
  }

  let path: CheckedPath
  /// Whether the bytes have to outlive a loss of power.
  var isDurable = true

  /// Replaces the content of the file. It follows a link and keeps permissions, and does not touch a file
  /// with equal content. It writes directly to special files such as a pipe or `/dev/null`.
  func replace(with bytes: [UInt8]) throws -> Change {
    if let status = FileStatus(path: path.text), !status.isRegularFile, !status.isFolder {
      // Links are not followed by this program here: only the system understands the target of `/dev/stdout`.
      try Descriptor.open(path, O_WRONLY) { try $0.writeAll(bytes) }
      return .wrote
    }
    let target = try SymbolicLink.target(of: path.text)
    guard let status = FileStatus(path: target) else {
      try write(bytes, over: target, permissions: FileStatus.permissionsOfNewFiles)
      return .wrote
    }
    if status.isFolder { throw Failure(code: EISDIR) }
    if holds(bytes, at: target, size: status.size) { return .unchanged }
    // Without this check, the rename would succeed for a write-protected file.
    guard access(target, W_OK) == 0 else { throw Failure() }
    try write(bytes, over: target, permissions: status.permissions)
    return .changed
  }

  private func holds(_ bytes: [UInt8], at target: String, size: Int) -> Bool {
    guard size == bytes.count else { return false }
    return (try? Descriptor.open(CheckedPath(listed: target), O_RDONLY) { try $0.readAll() }) == bytes
  }

  /// Fills a new file in the folder of the target, and puts it in the target's place.
  private func write(_ bytes: [UInt8], over target: String, permissions: mode_t) throws {
    // mkstemp replaces the last six letters.
    let pattern = "\(target.folderStart).coordviz-" + String(repeating: "X", count: 6)
    try Interruption.whileThere(named: pattern) { name in
      let number = mkstemp(name)
      guard number >= 0 else { throw Failure() }
      do {
        try fill(Descriptor(number: number), with: bytes, permissions: permissions)
        guard rename(name, target) == 0 else { throw Failure() }
      } catch {
        unlink(name)
        throw error
      }
    }
  }

  /// Writes all of the bytes through to the disk, and closes the file.
  private func fill(_ file: Descriptor, with bytes: [UInt8], permissions: mode_t) throws(Failure) {
    defer { close(file.number) }
    try file.writeAll(bytes)
    guard fchmod(file.number, permissions) == 0 else { throw Failure() }
    guard !isDurable || fsync(file.number) == 0 else { throw Failure() }
  }
}
