import Foundation

/// Follows a path as the system does: name by name, through each link. `..` is the folder above the one that was reached.
enum PathWalk {
  /// The file or folder that a path leads to, without links; it need not exist. Nil if the path was not followed to its
  /// end, because a question was answered with no or the links have no end.
  ///
  /// - Parameters:
  ///   - folder: Where the path starts if it is relative; the current folder unless given.
  ///   - mayLook: Whether the system may be asked about a file or folder.
  ///   - mayFollow: Whether a link in a folder may be followed to its target.
  static func end(
    of path: String,
    from folder: String = "",
    mayLook: (_ place: String) -> Bool = { _ in true },
    mayFollow: (_ target: String, _ folder: String) -> Bool = { _, _ in true }
  ) -> String? {
    var here = path.isAbsolutePath ? "/" : ProjectRoot.real(folder.isEmpty ? "." : folder)
    var rest = Array(path.pathNames.reversed())
    var linkCount = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." { here = ProjectRoot.folder(of: here); continue }
      let next = here == "/" ? here + name : "\(here)/\(name)"
      guard mayLook(next) else { return nil }
      guard let target = SymbolicLink.destination(of: next) else { here = next; continue }
      linkCount += 1
      guard linkCount <= SymbolicLink.longestChain, mayFollow(target, here) else { return nil }
      rest += target.pathNames.reversed()
      if target.isAbsolutePath { here = "/" }
    }
    return here
  }
}

/// Follows symbolic links itself, since the final file need not exist yet.
enum SymbolicLink {
  /// As many links as Linux follows.
  static let longestChain = 40

  /// The final target of a chain of links; the path itself if it is not a link.
  static func target(of path: String) throws(Failure) -> String {
    var path = path
    for _ in 0...longestChain {
      guard let next = destination(of: path) else { return path }
      path = next.isAbsolutePath ? next : path.folderStart + next
    }
    throw Failure(code: ELOOP)
  }

  /// Whether a path is a link, even a broken one.
  static func isAt(_ path: String) -> Bool { destination(of: path) != nil }

  /// The target of a link; nil if the path is not a link.
  static func destination(of path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { room, filled in
      guard let start = room.baseAddress else { return }
      filled = max(readlink(path, start, room.count), 0)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
