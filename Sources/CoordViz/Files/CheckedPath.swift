import CoordinatorGraph
import Foundation

/// A path that may be opened. Files and folders are opened and changed by no other.
struct CheckedPath: Equatable {
  let text: String

  /// A path that the user names: any, but no link of a repository that leads out of it, or into its `.git`, is followed.
  ///
  /// - Parameter followsLinksOut: Whether the user trusts the links of the repository.
  init(argument path: String, followsLinksOut: Bool = false) throws(CommandError) {
    if path.isEmpty {
      throw CommandError("''", "the path is empty; name a file or a folder")
    }
    // The system would take the part before it for the path.
    if path.utf8.contains(0) {
      throw CommandError(path.quoted, "the path has a NUL character; remove it")
    }
    var isInside = true
    if !followsLinksOut {
      _ = PathWalk.end(
        of: path,
        mayFollow: { target, folder in
          isInside = RepositoryBounds.contain(link: target, in: folder)
          return isInside
        }
      )
    }
    guard isInside else { throw CommandError(path, Self.linkLeadsOut) }
    text = path
  }

  /// A file of coordviz itself, or one that the system listed in a folder whose path was checked.
  init(listed path: String) { text = path }

  private static let linkLeadsOut =
    "a symbolic link here leads out of the repository or into .git; remove the link, or name its target"
}

/// Paths are bytes, as for the system. A `Character` may contain a slash and the mark after it, and two texts may be equal
/// although their bytes differ.
extension String {
  private static let slash = UInt8(ascii: "/")

  /// The names in a path, without empty ones.
  var pathNames: [String] { utf8.split(separator: Self.slash).map { String(Substring($0)) } }

  /// The last name in a path; empty if there is none.
  var lastPathName: String {
    let path = withoutEndSlash
    return path.utf8.lastIndex(of: Self.slash).map { String(Substring(path.utf8[$0...].dropFirst())) } ?? path
  }

  /// The folder of a path, with the slash at its end; empty without one.
  var folderStart: String {
    utf8.lastIndex(of: Self.slash).map { String(Substring(utf8[...$0])) } ?? ""
  }

  var isAbsolutePath: Bool { utf8.first == Self.slash }

  /// A folder without the slash at its end.
  var withoutEndSlash: String {
    utf8.count > 1 && utf8.last == Self.slash ? String(Substring(utf8.dropLast())) : self
  }

  /// What follows a folder in the path of something in it.
  func rest(below folder: String) -> String {
    String(Substring(utf8.dropFirst(folder.utf8.count).drop { $0 == Self.slash }))
  }

  /// Whether the bytes are the same.
  func isSamePath(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether a path is a folder or inside it.
  func isBelow(_ folder: String) -> Bool {
    let start = folder.utf8.last == Self.slash ? folder : folder + "/"
    return isSamePath(as: folder) || utf8.starts(with: start.utf8)
  }
}
