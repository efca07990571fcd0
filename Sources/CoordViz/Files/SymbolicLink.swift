import Foundation

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
