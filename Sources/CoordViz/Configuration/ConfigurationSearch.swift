import CoordinatorDeclarations
import Foundation

/// The place of the configuration.
struct ConfigurationPlace {
  let path: String
  /// Whether an argument names it. Otherwise it was found here or above.
  let isNamed: Bool

  /// The text of the configuration.
  ///
  /// - Parameter isTrusted: Whether a configuration that was found may be a link to any file.
  func text(isTrusted: Bool) throws(CommandError) -> String {
    let bytes: [UInt8]
    if isNamed {
      bytes = try Input.file(path).read()
    } else {
      let bounds = RepositoryBounds(around: path.folderStart, isTrusted: isTrusted)
      let name = ConfigurationSearch.name
      bytes = try Input.file(bounds.file(name, in: path.folderStart, namedBy: "this repository"))
        .readRegular()
    }
    return try Document(place: path, name: Input.file(path).name, bytes: bytes).text()
  }
}

/// Looks for a configuration here, then in the folder above, up to the top of the repository.
enum ConfigurationSearch {
  static let name = ".coordviz.yml"

  /// The nearest configuration, or nil. Folders above the repository belong to others and are ignored.
  /// Without a repository, a folder above counts only if it belongs to the owner of this folder, because
  /// others may write there.
  static func nearest() -> ConfigurationPlace? {
    let depth = FileManager.default.currentDirectoryPath.pathNames.count
    let isInRepository = ProjectRoot.checkout(above: FileManager.default.currentDirectoryPath) != nil
    let owner = FileStatus(path: ".")?.owner
    var folder = ""
    for _ in 0...depth {
      if isThere(folder + name),
        isInRepository || folder.isEmpty || FileStatus(path: folder + name)?.owner == owner
      {
        return ConfigurationPlace(path: folder + name, isNamed: false)
      }
      if FileStatus(path: folder + ".git") != nil { return nil }
      folder += "../"
    }
    return nil
  }

  /// A broken link counts as existing, so that it is reported instead of ignored.
  private static func isThere(_ path: String) -> Bool {
    FileStatus(path: path) != nil || SymbolicLink.isAt(path)
  }
}
