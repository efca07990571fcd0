import Foundation

/// A folder that files are written to.
enum Folder {
  /// Makes the folder of a file, with those above it, where they are not there.
  static func make(for path: String) throws(CommandError) {
    guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return }
    try make(String(path[..<end]))
  }

  /// Makes a folder, with those above it, where they are not there.
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

  private static let isFile = "a file is here where a folder has to be; move it, or name another folder"

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
