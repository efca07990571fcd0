import CoordinatorGraph

/// A path that may be opened. Files and folders are opened and changed by no other.
struct CheckedPath: Equatable {
  let text: String

  /// A path that the user names: any, but no link of a repository that leads out of it, or into its `.git`, is followed.
  ///
  /// - Parameter followsLinksOut: Whether the user trusts the links of the repository.
  init(argument path: String, followsLinksOut: Bool = false) throws(CommandError) {
    if path.isEmpty {
      throw .unreadableText(place: "''", problem: "the path is empty; name a file or a folder")
    }
    // The system would take the part before it for the path.
    if path.utf8.contains(0) {
      throw .unreadableText(place: path.quoted, problem: "the path has a NUL character; remove it")
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
    guard isInside else { throw .unreadableText(place: path, problem: Self.linkLeadsOut) }
    text = path
  }

  /// A file of coordviz itself, or one that the system listed in a folder whose path was checked.
  init(listed path: String) { text = path }

  private static let linkLeadsOut =
    "a symbolic link here leads out of the repository or into .git; remove the link, or name its target"
}
