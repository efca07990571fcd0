/// Finds the modules of source files, from manifests and folders.
///
/// It reads manifests as text and never runs them. Files and folders in manifests count first, a file before a folder
/// and an inner folder before an outer one. Any other file belongs to the first folder of its path, unless that is one
/// of ``plainFolders``.
public struct ModuleMap: Sendable {
  private var files: [String: String] = [:]
  private var folders: [String: String] = [:]

  /// Folders that are no modules.
  public static let plainFolders: Set<String> = ["Source", "Sources", "app", "src"]

  /// The modules of the given manifests, whatever their order.
  public init(_ manifests: [Manifest]) {
    for manifest in manifests.sorted(by: { $0.path < $1.path }) {
      for statement in manifest.statements { take(statement) }
    }
  }

  /// The module of the file at a path that is relative to the project.
  public func module(of path: String) -> String? { modules(of: [path])[0] }

  /// The modules of files by their paths, which are relative to the project. Paths of one folder that follow one
  /// another are looked up once.
  public func modules(of paths: [String]) -> [String?] {
    var last: (folder: String, module: String?)?
    return paths.map { path in
      if let module = files[path] { return module }
      let folder = path.folder
      if let last, last.folder == folder { return last.module }
      let module = module(around: folder) ?? Self.firstFolder(of: path)
      last = (folder, module)
      return module
    }
  }

  /// The module of the innermost folder that manifests name.
  private func module(around folder: String) -> String? {
    var folder = folder
    while true {
      if let module = folders[folder] { return module }
      if folder.isEmpty { return nil }
      folder = folder.folder
    }
  }

  /// The first entry counts: the app comes before the extensions that share its files.
  private mutating func take(_ statement: ModuleStatement) {
    if statement.module.isEmpty { return }
    switch statement.place {
    case .file(let path): files[path] = files[path] ?? statement.module
    case .folder(let path): folders[path] = folders[path] ?? statement.module
    }
  }

  private static func firstFolder(of path: String) -> String? {
    guard let end = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let name = String(Substring(path.utf8[..<end]))
    return plainFolders.contains(name) || name == ".." || name.isEmpty ? nil : name
  }
}
