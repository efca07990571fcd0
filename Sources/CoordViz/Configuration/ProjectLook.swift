import Foundation

/// The files of a project that a configuration can name, found by their names.
struct ProjectLook {
  /// Folders with Swift source, of the first level. This folder, if there is Swift only in it; manifests do not count.
  private(set) var sources: [String] = []
  /// Markdown files with a block to fill.
  private(set) var docs: [String] = []
  /// Snapshots and statements of a graph.
  private(set) var graphs: [String] = []

  /// The input for a configuration. Beside source, a graph may have been drawn from it.
  var inputs: [String] { sources.isEmpty ? graphs : sources }

  /// As many files as are looked at, in the order of their names.
  private static let mostFiles = 20_000
  private static let skipped: Set = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", "build", "Tuist", "fastlane",
  ]
  private static let manifests: Set = ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"]

  /// Looks below the folder that one is in.
  init() {
    var folders: Set<String> = []
    var hasSourceHere = false
    let bounds = RepositoryBounds(around: "")
    for path in Self.paths() where bounds.contain(path) {
      switch path.ending {
      case "swift":
        if let folder = Self.sourceFolder(of: path) { folders.insert(folder) }
        if path.folderStart.isEmpty, !Self.manifests.contains(path) { hasSourceHere = true }
      case "md", "markdown": if Self.holdsBlock(path) { docs.append(path) }
      case "json", "yml", "yaml", "hierarchy": if Self.holdsGraph(path) { graphs.append(path) }
      default: break
      }
    }
    sources = folders.isEmpty && hasSourceHere ? ["."] : folders.sorted()
  }

  private static func paths() -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: ".") else { return [] }
    var paths: [String] = []
    for case let path as String in walk {
      let name = path.lastPathName
      if skipped.contains(name) || isOtherCheckout(path) { walk.skipDescendants(); continue }
      paths.append(path)
      if paths.count == mostFiles { break }
    }
    return paths.sorted()
  }

  private static func isOtherCheckout(_ folder: String) -> Bool {
    FileStatus(path: folder + "/.git") != nil && NestedCheckout(at: folder).isSubmodule == false
  }

  /// Tests are no app, and a manifest is no source of one.
  private static func sourceFolder(of path: String) -> String? {
    let parts = path.pathNames
    guard parts.count > 1, !parts.contains(where: { $0.hasSuffix("Tests") || $0 == "Examples" }) else {
      return nil
    }
    return parts[0]
  }

  private static func holdsBlock(_ path: String) -> Bool {
    guard let bytes = try? Input.file(path).readRegular() else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("<!-- coordviz:begin")
  }

  private static func holdsGraph(_ path: String) -> Bool {
    guard let bytes = try? Input.file(path).readRegular() else { return false }
    let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    switch path.ending {
    case "json": return start.contains("\"graph\"") && start.contains("{")
    case "hierarchy": return start.hasPrefix("# coordviz hierarchy ")
    default: return start.contains("version:") && start.contains("coordinators:")
    }
  }
}
