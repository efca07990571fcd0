import Foundation

/// A folder that files are written to.
enum Folder {
  /// Creates the folder of a file and its parents, if they are missing.
  static func make(for path: String) throws(CommandError) {
    guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return }
    try make(String(path[..<end]))
  }

  /// Creates a folder and its parents, if they are missing.
  static func make(_ path: String) throws(CommandError) {
    if let status = FileStatus(path: path) {
      guard !status.isFolder else { return }
      throw .unreadableText(place: path, problem: isFile)
    }
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      folder += part
      if !part.isEmpty { try makeOne(folder) }
      folder += "/"
    }
  }

  private static let isFile = "this is a file, but a folder is needed; move it, or use another folder"

  private static func makeOne(_ path: String) throws(CommandError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let failure = Failure()
    if let status = FileStatus(path: path) {
      if status.isFolder { return }
      throw .unreadableText(place: path, problem: isFile)
    }
    throw .unwritable(place: path, failure)
  }
}
