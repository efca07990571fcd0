import Foundation

/// A folder that files are written to.
enum Folder {
  /// Creates the folder of a file and its parents, if they are missing.
  static func make(for path: String) throws(CommandError) {
    let folder = ProjectRoot.folder(of: path)
    if folder != ".", folder != "/" { try make(folder) }
  }

  static func make(_ path: String) throws(CommandError) {
    let path = try CheckedPath(argument: path).text
    if let status = FileStatus(path: path) {
      guard !status.isFolder else { return }
      throw CommandError(path, isFile)
    }
    var folder = path.isAbsolutePath ? "/" : ""
    for name in path.pathNames {
      folder += name
      try makeOne(folder)
      folder += "/"
    }
  }

  private static let isFile = "this is a file, but a folder is needed; move it, or use another folder"

  private static func makeOne(_ path: String) throws(CommandError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let failure = Failure()
    if let status = FileStatus(path: path) {
      if status.isFolder { return }
      throw CommandError(path, isFile)
    }
    throw CommandError(writing: path, failure)
  }
}
