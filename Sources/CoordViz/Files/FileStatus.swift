import Foundation

/// What the system knows of a file.
struct FileStatus {
  private let status: stat

  /// The status of the file at a path; nil when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  /// The status of an open file; nil when there is none.
  init?(of file: Descriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.status = status
  }

  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isRegularFile: Bool { status.st_mode & S_IFMT == S_IFREG }
  var permissions: mode_t { status.st_mode & 0o7777 }
  var size: Int { Int(status.st_size) }

  /// When it was changed last, in nanoseconds.
  var changed: Int {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// What the user's umask leaves of reading and writing for all.
  static var permissionsOfNewFiles: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
