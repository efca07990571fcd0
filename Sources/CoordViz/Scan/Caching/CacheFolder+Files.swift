import Foundation

extension CacheFolder {
  static let tagName = "CACHEDIR.TAG"
  /// As the standard wants it; programs that make backups leave such folders out.
  private static let tag = """
    Signature: 8a477f597d28d172789f06886806bc55
    # This folder is a cache of coordviz. It can be deleted.

    """

  /// Opens the folder, if it belongs to the user and is marked as a cache. Links to it are not followed.
  func open<Result>(_ body: (Descriptor) throws -> Result) throws -> Result {
    try Descriptor.open(CheckedPath(listed: path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW) { folder in
      guard let status = FileStatus(of: folder), status.owner == geteuid(), !status.isOpenToAll,
        try Self.read(Self.tagName, in: folder, upTo: 1_000) == Array(Self.tag.utf8)
      else { throw Failure(code: EPERM) }
      return try body(folder)
    }
  }

  /// Creates the folder and marks it as a cache, unless it contains other files.
  func make() throws {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Descriptor.open(CheckedPath(listed: path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW) { folder in
      guard FileStatus(of: folder)?.owner == geteuid() else { throw Failure(code: EPERM) }
      guard try FileManager.default.contentsOfDirectory(atPath: path).isEmpty else { return }
      try Self.create(".gitignore", with: Array("*\n".utf8), in: folder)
      try Self.create(Self.tagName, with: Array(Self.tag.utf8), in: folder)
    }
  }

  /// All of a file of the user's own in the folder; no link is followed, and no file larger than the limit is read.
  static func read(_ name: String, in folder: Descriptor, upTo limit: Int) throws -> [UInt8] {
    try Descriptor.openRegular(CheckedPath(listed: name), in: folder, O_NOFOLLOW) { file, status in
      guard status.owner == geteuid(), status.size <= limit else { throw Failure(code: EFBIG) }
      return try file.readAll(upTo: limit)
    }
  }

  /// Puts a new file in the place of the one that has the name, or of a link that has it.
  func replace(_ name: String, with bytes: [UInt8], in folder: Descriptor) throws {
    let temporary = ".coordviz-\(getpid())-\(name)"
    unlinkat(folder.number, temporary, 0)
    try Interruption.whileThere(named: "\(path)/\(temporary)") { _ in
      do {
        try Self.create(temporary, with: bytes, in: folder)
        guard renameat(folder.number, temporary, folder.number, name) == 0 else { throw Failure() }
      } catch {
        unlinkat(folder.number, temporary, 0)
        throw error
      }
    }
  }

  /// Writes a new file.
  private static func create(_ name: String, with bytes: [UInt8], in folder: Descriptor) throws {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = openat(folder.number, name, flags, 0o600 as mode_t)
    guard number >= 0 else { throw Failure() }
    defer { close(number) }
    try Descriptor(number: number).writeAll(bytes)
  }

  /// Removes files that are more than a month old: their projects may be gone.
  func removeOld(in folder: Descriptor) {
    let oldest = FileStamp.now - 30 * 86_400 * 1_000_000_000
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      guard name.hasPrefix(ResultCache.name + "-") || name.hasPrefix(FactsCache.name + "-"),
        let status = FileStatus(path: "\(path)/\(name)"), status.modified < oldest
      else { continue }
      unlinkat(folder.number, name, 0)
    }
  }
}
