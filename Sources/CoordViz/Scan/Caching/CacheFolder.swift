import Foundation

/// The folder with cached results of earlier scans. Files that cannot be read or written count as missing.
///
/// Files of other users and programs are neither trusted nor overwritten. The folder must belong to the user
/// and must have been created by coordviz, as its `CACHEDIR.TAG` shows (https://bford.info/cachedir). No link
/// in it is followed.
struct CacheFolder {
  let path: String

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

  /// Refuses a folder that was there before and holds something else.
  func check() throws(CommandError) {
    _ = try CheckedPath(argument: path)
    guard let status = FileStatus(path: path) else { return }
    let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? true
    guard status.isFolder, !isEmpty, FileStatus(path: "\(path)/\(Self.tagName)") == nil else { return }
    throw .unreadableText(
      place: path,
      problem: "this folder is not a cache of coordviz; use a new or an empty folder"
    )
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
}
