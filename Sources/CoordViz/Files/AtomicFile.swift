import Foundation

/// A file whose content is replaced in one step: who reads it meanwhile sees the old or the new, never a part.
struct AtomicFile {
  /// What became of the file.
  enum Change: String {
    case wrote, unchanged
  }

  let path: String

  /// Makes the file hold the bytes. A link is followed, permissions stay, and a file that holds them already is left
  /// alone with its date. What is no regular file, such as a pipe or `/dev/null`, is written to as it is.
  func replace(with bytes: [UInt8]) throws -> Change {
    let target = try SymbolicLink.target(of: path)
    guard let status = FileStatus(path: target) else {
      try write(bytes, over: target, permissions: FileStatus.permissionsOfNewFiles)
      return .wrote
    }
    if status.isFolder { throw Failure(code: EISDIR) }
    guard status.isRegularFile else {
      try Descriptor.open(target, O_WRONLY) { try $0.writeAll(bytes) }
      return .wrote
    }
    if holds(bytes, at: target, size: status.size) { return .unchanged }
    // The rename would succeed where the file itself is write-protected.
    guard access(target, W_OK) == 0 else { throw Failure() }
    try write(bytes, over: target, permissions: status.permissions)
    return .wrote
  }

  private func holds(_ bytes: [UInt8], at target: String, size: Int) -> Bool {
    guard size == bytes.count else { return false }
    return (try? Descriptor.open(target, O_RDONLY) { try $0.readAll() }) == bytes
  }

  private func write(_ bytes: [UInt8], over target: String, permissions: mode_t) throws {
    let temporary = try TemporaryFile(beside: target)
    try InterruptedFile.removed(temporary.path) {
      do {
        try temporary.fill(with: bytes, permissions: permissions)
        guard rename(temporary.path, target) == 0 else { throw Failure() }
      } catch {
        unlink(temporary.path)
        throw error
      }
    }
  }
}

/// A new file in the folder of another, where it can be renamed to that one.
private struct TemporaryFile {
  let path: String
  private let descriptor: Descriptor

  init(beside target: String) throws(Failure) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var name = Array("\(folder).coordviz-XXXXXX".utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw Failure() }
    descriptor = Descriptor(number: number)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes all of the bytes through to the disk, and closes the file.
  func fill(with bytes: [UInt8], permissions: mode_t) throws(Failure) {
    defer { close(descriptor.number) }
    try descriptor.writeAll(bytes)
    guard fchmod(descriptor.number, permissions) == 0, fsync(descriptor.number) == 0 else { throw Failure() }
  }
}
