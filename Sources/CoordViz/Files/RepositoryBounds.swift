import CoordinatorGraph
import Foundation

/// The paths that files of a repository may name: everything below its top, but nothing in a folder `.git`.
///
/// A stranger may have written the repository: its configuration, the markers in its documents, its links. A path that one of
/// them gives is read or written only within these bounds, unless the user trusts the repository (`--trust-config`). Users
/// name what they like as arguments; but a link of the repository that leads out is not followed for them either.
struct RepositoryBounds: Sendable {
  /// The top, without links.
  let top: String
  /// Whether the user trusts the paths of the repository.
  var isTrusted = false

  /// The innermost checkout around a folder. Without one, the current folder if it contains the folder, and
  /// otherwise the folder itself.
  init(around folder: String, isTrusted: Bool = false) {
    let real = ProjectRoot.real(folder.isEmpty ? "." : folder)
    self.init(top: ProjectRoot(of: real, isFolder: true).path, isTrusted: isTrusted)
  }

  /// The bounds of a folder whose path has no links.
  init(top: String, isTrusted: Bool = false) {
    (self.top, self.isTrusted) = (top, isTrusted)
  }

  /// Whether a path, after following all links, is within the bounds. It need not exist. Nothing outside the
  /// bounds is read.
  ///
  /// - Parameter folder: Where the path starts, if it is relative; the current folder unless given.
  func contain(_ path: String, from folder: String = "") -> Bool {
    let end = PathWalk.end(of: path, from: folder, mayLook: { isAllowed($0) || top.isBelow($0) })
    return end.map(isAllowed) ?? false
  }

  /// Whether a link stays within the checkout that contains it; a link that no checkout contains is the user's own.
  static func contain(link target: String, in folder: String) -> Bool {
    guard let top = ProjectRoot.checkout(above: folder) else { return true }
    return RepositoryBounds(top: top).contain(target, from: folder)
  }

  /// Whether a path without links is below the top and not in a `.git` folder.
  private func isAllowed(_ real: String) -> Bool {
    guard real.isBelow(top) else { return false }
    return !real.rest(below: top).pathNames.contains(where: \.isGitFolder)
  }

  /// A file or folder that a file of the repository names, relative to the current folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of that file, with a slash at its end; empty for the current one.
  ///   - place: What messages call that file.
  /// - Throws: ``CommandError`` if the path leads out of the bounds, or is neither a file nor a folder.
  func file(_ name: String, in folder: String, namedBy place: String) throws(CommandError) -> String {
    try Self.checkCharacters(of: name, namedBy: place)
    var path = name.isAbsolutePath ? name : folder + name
    let isInside = contain(name, from: folder)
    guard isTrusted || isInside else {
      throw CommandError(path, "\(place) uses this path, but \(Self.leadsOut)")
    }
    // A trusted path may lead outside; then the real path is opened later.
    if !isInside { path = ProjectRoot.real(path) }
    if !isTrusted, let status = FileStatus(path: path), !status.isRegularFile, !status.isFolder {
      throw CommandError(reading: path, Failure.irregular)
    }
    return path
  }

  /// An input that a file of the repository names: a file or folder as ``file(_:in:namedBy:)``, or something in a revision
  /// of git. A file wins over a revision of the same name.
  func input(_ name: String, in folder: String, namedBy place: String) throws(CommandError) -> Input {
    try Self.checkCharacters(of: name, namedBy: place)
    let path = name.isAbsolutePath ? name : folder + name
    let isThere = (isTrusted || contain(name, from: folder)) && FileStatus(path: path) != nil
    // Git reads revisions, and only those of the repository that contains the file.
    if !isThere, let revision = Revision(name), RepositoryBounds(around: "").top.isSamePath(as: top) {
      return .revision(revision)
    }
    return .file(try file(name, in: folder, namedBy: place))
  }

  private static func checkCharacters(of name: String, namedBy place: String) throws(CommandError) {
    if name.isEmpty {
      throw CommandError(place, "a path is empty; name a file or a folder")
    }
    guard name.unicodeScalars.contains(where: \.isControl) else { return }
    throw CommandError(place, "the path \(name.quoted) has a control character; remove it")
  }

  private static let leadsOut =
    "it is outside of the repository or in .git; move it inside, or trust the repository with --trust-config"
}

extension String {
  /// Whether a file system may take it for `.git`. Some ignore case and invisible characters.
  fileprivate var isGitFolder: Bool {
    let visible = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible)).lowercased() == ".git"
  }
}
