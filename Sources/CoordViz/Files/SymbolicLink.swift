import Foundation

/// Follows symbolic links by hand, since the file at the end of the chain need not exist yet.
enum SymbolicLink {
  /// As many links as Linux follows.
  static let longestChain = 40

  /// The path that a chain of links leads to; the path itself when it is no link.
  static func target(of path: String) throws(Failure) -> String {
    var path = path
    for _ in 0...longestChain {
      guard let next = destination(of: path) else { return path }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw Failure(code: ELOOP)
  }

  /// Whether there is a link at a path, wherever it leads.
  static func isAt(_ path: String) -> Bool { destination(of: path) != nil }

  /// The target of a link; nil if the path is not a link.
  static func destination(of path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }
}
