import Foundation

/// The folder with cached results of earlier scans. Files that cannot be read or written count as missing.
///
/// Files of other users and programs are neither trusted nor overwritten. The folder must belong to the user
/// and must have been created by coordviz, as its `CACHEDIR.TAG` shows (https://bford.info/cachedir). No link
/// in it is followed.
struct CacheFolder {
  let path: String
  /// Whether the user named it.
  var isNamed = false

  /// The user's cache folder for all projects; nil for a user without a home folder. It is outside of the
  /// repository, where a stranger could commit a cache.
  static func usual() -> CacheFolder? {
    if let caches = variable("XDG_CACHE_HOME") { return CacheFolder(path: caches + "/coordviz") }
    #if canImport(Darwin)
      let caches = "/Library/Caches"
    #else
      let caches = "/.cache"
    #endif
    return variable("HOME").map { CacheFolder(path: $0 + caches + "/coordviz") }
  }

  /// A path from the root that the environment names.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee == UInt8(ascii: "/") else { return nil }
    return String(cString: value)
  }

  /// Refuses a named folder that was there before and holds something else.
  func check() throws(CommandError) {
    guard isNamed else { return }
    _ = try CheckedPath(argument: path)
    guard let status = FileStatus(path: path) else { return }
    let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? true
    guard status.isFolder, !isEmpty, FileStatus(path: "\(path)/\(Self.tagName)") == nil else { return }
    throw CommandError(path, "this folder is not a cache of coordviz; use a new or an empty folder")
  }

  /// The complete content under a name, if this build of coordviz wrote it.
  func read(_ name: String) -> [UInt8]? {
    let file = try? open { folder in try Self.read(name, in: folder, upTo: Self.largest) }
    guard let file, file.count >= Self.head.count + 16, file.starts(with: Self.head) else { return nil }
    let content = Array(file[(Self.head.count + 16)...])
    var digest: [UInt8] = []
    digest.append(Digest(content))
    return file[Self.head.count...].starts(with: digest) ? content : nil
  }

  /// Keeps bytes under a name.
  ///
  /// - Throws: ``Failure`` if there is no space or permission, or if the folder belongs to another user.
  func write(_ content: [UInt8], as name: String) throws {
    try make()
    var file = Self.head
    file.append(Digest(content))
    try open { folder in
      if FileStatus(path: "\(path)/\(name)") == nil { removeOld(in: folder) }
      try replace(name, with: file + content, in: folder)
    }
  }

  private static let largest = 256_000_000

  /// The start of each file. Another build may read other facts from the same source, so the date of the
  /// build is part of it.
  private static let head: [UInt8] = {
    var build: [UInt8] = []
    build.append("\(Version.current) of the command's facts")
    if let status = OwnProgram.path.flatMap(FileStatus.init(path:)) {
      build.append(UInt64(truncatingIfNeeded: status.size))
      build.append(UInt64(truncatingIfNeeded: status.modified))
    }
    var head = Array("coordviz".utf8)
    head.append(Digest(build))
    return head
  }()

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
      // The mark comes first: another run that looks now must not find files without it.
      try Self.create(Self.tagName, with: Array(Self.tag.utf8), in: folder)
      try Self.create(".gitignore", with: Array("*\n".utf8), in: folder)
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
