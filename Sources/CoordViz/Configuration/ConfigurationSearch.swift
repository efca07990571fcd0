import CoordinatorDeclarations
import Foundation

/// The place of the configuration, and how it was chosen.
enum ConfigurationPlace: Equatable {
  /// An argument names it.
  case argument(String)
  /// The variable `COORDVIZ_CONFIG` names it.
  case environment(String)
  /// It was found here or above.
  case found(String)

  var path: String {
    switch self {
    case .argument(let path), .environment(let path), .found(let path): path
    }
  }

  /// The text of the configuration.
  ///
  /// - Parameter isTrusted: Whether the configuration may be a link to any file.
  func text(isTrusted: Bool) throws(CommandError) -> String {
    let bytes: [UInt8]
    switch self {
    case .argument(let path): bytes = try Input.file(path).read()
    case .environment(let path): bytes = try Input.file(path).readRegular()
    case .found(let path):
      let bounds = RepositoryBounds(around: path.folderStart, isTrusted: isTrusted)
      let name = ConfigurationSearch.name
      bytes = try Input.file(bounds.file(name, in: path.folderStart, namedBy: "this repository"))
        .readRegular()
    }
    return try Document(place: path, name: Input.file(path).name, bytes: bytes).text()
  }

  /// The error for a configuration. An environment variable may name any file by mistake, and the log of a
  /// build server may be public. For such a file the error shows only the line number.
  func problem(_ error: DeclarationError) -> CommandError {
    guard case .environment = self, !RepositoryBounds(around: "").contain(path) else {
      return CommandError(in: path, error)
    }
    return CommandError(error.line.map { "\(path):\($0)" } ?? path, Self.otherFile)
  }

  private static let otherFile =
    "COORDVIZ_CONFIG names this file, which is not a valid configuration; for details run 'coordviz dump-configuration --config FILE'"
}

/// Looks for a configuration here, then in the folder above, up to the top of the repository.
enum ConfigurationSearch {
  static let name = ".coordviz.yml"
  static let variable = "COORDVIZ_CONFIG"

  /// The path that the environment names.
  static var named: String? {
    guard let named = getenv(variable), named.pointee != 0 else { return nil }
    return String(cString: named)
  }

  /// The default configuration: that of the environment, or the nearest.
  static func usual() -> ConfigurationPlace? {
    if let named { return .environment(named) }
    return nearest().map(ConfigurationPlace.found)
  }

  /// The nearest configuration, or nil. Folders above the repository belong to others and are ignored.
  /// Without a repository, a folder above counts only if it belongs to the owner of this folder, because
  /// others may write there.
  static func nearest() -> String? {
    let depth = FileManager.default.currentDirectoryPath.pathNames.count
    let isInRepository = ProjectRoot.checkout(above: FileManager.default.currentDirectoryPath) != nil
    let owner = FileStatus(path: ".")?.owner
    var folder = ""
    for _ in 0...depth {
      if isThere(folder + name),
        isInRepository || folder.isEmpty || FileStatus(path: folder + name)?.owner == owner
      {
        return folder + name
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
