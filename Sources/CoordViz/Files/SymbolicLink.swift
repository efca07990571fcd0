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
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw Failure(code: ELOOP)
  }

  /// Whether a path is a link, even a broken one.
  static func isAt(_ path: String) -> Bool { destination(of: path) != nil }

  /// The target of a link; nil if the path is not a link.
  static func destination(of path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }
}
