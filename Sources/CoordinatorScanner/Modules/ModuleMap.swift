/// Finds the modules of source files, from manifests and folders.
///
/// It reads manifests as text and never runs them. Files and folders in manifests count first, a file before a folder
/// and an inner folder before an outer one. Any other file belongs to the first folder of its path, unless that is one
/// of ``plainFolders``.
public struct ModuleMap: Sendable {
  private var files: [String: Target] = [:]
  private var folders: [String: Target] = [:]

  /// The target of a file, as manifests declare it.
  public struct Target: Hashable, Sendable {
    /// The name of the module in Swift code.
    public var module: String

    /// Whether it is a module of tests; nil where no manifest says so.
    public var isTest: Bool?

    /// Whether a manifest names the file itself, and not only a folder around it.
    public var isOfFile = false
  }

  /// Folders that are no modules.
  public static let plainFolders: Set<String> = ["Source", "Sources", "app", "src"]

  /// The modules of the given manifests, whatever their order.
  public init(_ manifests: [Manifest]) {
    for manifest in manifests.sorted(by: { $0.path < $1.path }) {
      for statement in manifest.statements { add(statement) }
    }
  }

  /// The module of the file at a path that is relative to the project.
  public func module(of path: String) -> String? { modules(of: [path])[0] }

  /// The modules of files by their paths, which are relative to the project.
  public func modules(of paths: [String]) -> [String?] {
    zip(paths, targets(of: paths)).map { path, target in target?.module ?? Self.firstFolder(of: path) }
  }

  /// The targets of files by their paths, which are relative to the project; nil for files of no manifest.
  public func targets(of paths: [String]) -> [Target?] {
    paths.map { files[$0] ?? target(around: $0.folder) }
  }

  /// The target of the innermost folder that manifests name.
  private func target(around folder: String) -> Target? {
    var folder = folder
    while true {
      if let target = folders[folder] { return target }
      if folder.isEmpty { return nil }
      folder = folder.folder
    }
  }

  /// The first entry counts: the app comes before the extensions that share its files. Tests that share files come last.
  private mutating func add(_ statement: ModuleStatement) {
    if statement.module.isEmpty { return }
    var target = Target(module: statement.module, isTest: statement.isTest)
    switch statement.place {
    case .file(let path):
      target.isOfFile = true
      files[path] = Self.first(files[path], target)
    case .folder(let path): folders[path] = Self.first(folders[path], target)
    }
  }

  private static func first(_ old: Target?, _ new: Target) -> Target {
    guard let old else { return new }
    return old.isTest == true && new.isTest == false ? new : old
  }

  private static func firstFolder(of path: String) -> String? {
    guard let end = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let name = String(Substring(path.utf8[..<end]))
    return plainFolders.contains(name) || name == ".." || name.isEmpty ? nil : name
  }
}
