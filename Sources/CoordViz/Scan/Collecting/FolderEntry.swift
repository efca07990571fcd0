import Foundation

/// A name in a folder, and its type if the folder lists it.
struct FolderEntry {
  enum Kind {
    case file, folder, link, other
  }

  let name: String
  let kind: Kind

  /// The names in a folder, sorted by bytes, without `.` and `..`; and the folder's attributes from before.
  static func entries(of folder: String) throws(Failure) -> (all: [FolderEntry], stamp: FileStamp?) {
    guard let stream = opendir(folder) else { throw Failure() }
    defer { closedir(stream) }
    let stamp = FileStatus(of: Descriptor(number: dirfd(stream))).map(FileStamp.init)
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: kind(of: Int(entry.pointee.d_type), folder + "/" + name)))
    }
    return (entries.sorted { $0.name.precedesInBytes($1.name) }, stamp)
  }

  /// Some file systems do not list the type in the folder, so it needs another system call.
  private static func kind(of type: Int, _ path: @autoclosure () -> String) -> Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    var status = stat()
    guard lstat(path(), &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
