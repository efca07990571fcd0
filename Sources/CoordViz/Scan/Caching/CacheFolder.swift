import Foundation

/// Where a scan keeps what the next one need not work out again. What cannot be read or written is as good as empty.
struct CacheFolder {
  let path: String

  /// The cache of a project, beside what SwiftPM builds.
  static func usual(of root: ProjectRoot) -> CacheFolder {
    CacheFolder(path: "\(root.path)/.build/coordviz")
  }

  /// What was kept under a name: whole, and as this build of coordviz wrote it.
  func read(_ name: String) -> [UInt8]? {
    let file = try? Descriptor.open("\(path)/\(name)", O_RDONLY) { try $0.readAll(upTo: Self.largest) }
    guard let file, file.count >= Self.head.count + 16, file.starts(with: Self.head) else { return nil }
    let content = Array(file[(Self.head.count + 16)...])
    var digest: [UInt8] = []
    digest.append(Digest(content))
    return file[Self.head.count...].starts(with: digest) ? content : nil
  }

  /// Keeps bytes under a name.
  ///
  /// - Throws: ``Failure`` where there is no room or permission.
  func write(_ content: [UInt8], as name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Nobody wants to commit it, and not every project ignores its folder.
    _ = try AtomicFile(path: "\(path)/.gitignore", isDurable: false).replace(with: Array("*\n".utf8))
    var file = Self.head
    file.append(Digest(content))
    _ = try AtomicFile(path: "\(path)/\(name)", isDurable: false).replace(with: file + content)
  }

  private static let largest = 1_000_000_000

  /// What each file starts with. Another build may read other facts from the same source, so its date is part of it.
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
