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
    var here = path.hasPrefix("/") ? "" : ProjectRoot.real(folder.isEmpty ? "." : folder)
    if here == "/" { here = "" }
    var rest = Array(path.split(separator: "/").reversed())
    var linkCount = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." { here = String(here[..<(here.lastIndex(of: "/") ?? here.startIndex)]); continue }
      let next = "\(here)/\(name)"
      guard isAllowed(next) || ProjectRoot.isBelow(top, next) else { return false }
      guard let target = SymbolicLink.destination(of: next) else { here = next; continue }
      linkCount += 1
      guard linkCount <= SymbolicLink.longestChain else { return false }
      rest += target.split(separator: "/").reversed()
      if target.hasPrefix("/") { here = "" }
    }
    return isAllowed(here)
  }

  /// Whether a path without links is below the top and not in a `.git` folder.
  private func isAllowed(_ real: String) -> Bool {
    guard ProjectRoot.isBelow(real, top) else { return false }
    return !real.dropFirst(top.count).split(separator: "/").contains { $0.lowercased() == ".git" }
  }
}

extension RepositoryBounds {
  /// A path in a file of the repository, relative to the current folder; a git revision stays unchanged.
  ///
  /// - Parameters:
  ///   - folder: The folder of that file, with a slash at its end; empty for the current one.
  ///   - place: What messages call that file.
  /// - Throws: ``CommandError`` if the path leads out of the bounds, or is neither a file nor a folder.
  func resolved(_ name: String, in folder: String, namedBy place: String) throws(CommandError) -> String {
    var path = name.hasPrefix("/") ? name : folder + name
    guard isTrusted || contain(name, from: folder) else {
      // Git reads revisions, and only those of the repository that contains the file.
      if Revision(name) != nil, RepositoryBounds(around: "").top == top { return name }
      throw .unreadableText(place: path, problem: "\(place) uses this path, but \(Self.leadsOut)")
    }
    // A trusted path may lead outside; then the real path is opened later.
    if isTrusted, !contain(name, from: folder) { path = ProjectRoot.real(path) }
    guard let status = FileStatus(path: path) else { return Revision(name) == nil ? path : name }
    guard isTrusted || status.isRegularFile || status.isFolder else {
      throw .unreadable(place: path, .irregular)
    }
    return path
  }

  /// Rejects a path of the user if a link of a repository leads out of it, or into its `.git` folder.
  static func checkLinks(toward path: String) throws(CommandError) {
    let absolute = ProjectRoot.withoutDots(path)
    guard let top = ProjectRoot.checkout(above: ProjectRoot.folder(of: absolute)) else { return }
    let rest = String(absolute.dropFirst(top.count).drop { $0 == "/" })
    if RepositoryBounds(top: ProjectRoot.real(top)).contain(rest, from: top) { return }
    throw .unreadableText(place: path, problem: linkLeadsOut)
  }

  private static let leadsOut =
    "it is outside of the repository or in .git; move it inside, or trust the repository with --trust-config"
  private static let linkLeadsOut =
    "a symbolic link here leads out of the repository or into .git; remove the link, or name its target"
}
