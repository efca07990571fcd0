import Foundation

/// The folder that paths in a snapshot start from: the same wherever the command is run.
///
/// It is the checkout that contains the first path. Without a checkout it is the current folder, if that
/// contains the path. Otherwise it is the path itself, or its folder for a file.
struct ProjectRoot {
  /// Its path without links, and without a slash at the end.
  let path: String

  init(of scanned: String, isFolder: Bool, current: String = FileManager.default.currentDirectoryPath) {
    let start = isFolder ? scanned : Self.folder(of: scanned)
    let here = Self.real(current)
    path = Self.checkout(above: start) ?? (Self.isBelow(start, here) ? here : start)
  }

  /// A path without links, relative to the project; nil if it is outside.
  func relative(_ real: String) -> String? {
    if real == path { return "" }
    return Self.isBelow(real, path) ? String(real.dropFirst(path == "/" ? 1 : path.count + 1)) : nil
  }

  /// The folders above a path, up to the project's own.
  func folders(above real: String) -> [String] {
    var (folders, folder) = ([String](), real)
    while relative(folder) != nil, folder != path {
      folder = Self.folder(of: folder)
      folders.append(folder)
    }
    return folders
  }

  /// A path without links and dots.
  static func real(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The innermost folder with a `.git`, which is a file in work trees and submodules of Git.
  static func checkout(above start: String) -> String? {
    var folder = start
    while true {
      if FileStatus(path: folder == "/" ? "/.git" : folder + "/.git") != nil { return folder }
      if folder == "/" || folder == "." { return nil }
      folder = Self.folder(of: folder)
    }
  }

  /// Whether a path is a folder or inside it.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
