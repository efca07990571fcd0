import Foundation

/// The folder that paths in a snapshot start from: the same wherever the command is run.
///
/// It is the checkout that contains the first path. Without a checkout it is the current folder, if that
/// contains the path. Otherwise it is the path itself, or its folder for a file.
///
/// A build system lays files out as links into other folders. For it, paths start from a given folder, as they are
/// named.
struct ProjectRoot {
  /// Its path without a slash at the end; without links, unless links count as what they are named.
  let path: String
  /// Whether the path of a link is its name and not its target.
  let keepsLinks: Bool

  /// The given folder, where paths are what they are named.
  init(keepingLinksIn folder: String) {
    (path, keepsLinks) = (Self.withoutDots(folder), true)
  }

  init(of scanned: String, isFolder: Bool, current: String = FileManager.default.currentDirectoryPath) {
    let start = isFolder ? scanned : Self.folder(of: scanned)
    let here = Self.real(current)
    path = Self.checkout(above: start) ?? (start.isBelow(here) ? here : start)
    keepsLinks = false
  }

  /// The absolute path by which the project knows a path of the user.
  func absolute(_ named: String) -> String { keepsLinks ? Self.withoutDots(named) : Self.real(named) }

  /// A path without links, relative to the project; nil if it is outside.
  func relative(_ real: String) -> String? {
    real.isBelow(path) ? real.rest(below: path) : nil
  }

  /// The path of a file from the top of its repository, as evidence has it.
  static func pathFromTop(of file: String) -> String {
    let real = real(file)
    return ProjectRoot(of: real, isFolder: false).relative(real) ?? file
  }

  /// The folders above a path, up to the project's own.
  func folders(above real: String) -> [String] {
    var (folders, folder) = ([String](), real)
    while relative(folder) != nil, !folder.isSamePath(as: path) {
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

  /// An absolute path without `.` and `..`, links not resolved.
  static func withoutDots(_ path: String) -> String {
    let absolute = path.isAbsolutePath ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [String] = []
    for part in absolute.pathNames where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    path.folderStart.isEmpty ? "." : path.folderStart.withoutEndSlash
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
}

extension String {
  /// Whether it comes first where bytes are compared: the same on every machine.
  func precedesInBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
