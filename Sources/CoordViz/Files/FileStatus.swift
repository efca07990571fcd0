import Foundation

struct FileStatus {
  private let status: stat

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  init?(of file: Descriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.status = status
  }

  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isRegularFile: Bool { status.st_mode & S_IFMT == S_IFREG }
  var owner: uid_t { status.st_uid }
  /// Whether everybody may write it.
  var isOpenToAll: Bool { status.st_mode & S_IWOTH != 0 }
  var permissions: mode_t { status.st_mode & 0o7777 }
  var size: Int { Int(status.st_size) }

  /// Tells a file or folder from others, whatever path leads to it.
  struct Identity: Hashable {
    let device: UInt64
    /// The number by which its file system knows it.
    let number: UInt64
  }

  var identity: Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }

  /// The time of the last change, in nanoseconds since 1970. Owners of a file can set it to any value.
  var modified: Int {
    #if canImport(Darwin)
      status.st_mtimespec.nanoseconds
    #else
      status.st_mtim.nanoseconds
    #endif
  }

  /// When it was changed last in any way, by the system's own clock.
  var changed: Int {
    #if canImport(Darwin)
      status.st_ctimespec.nanoseconds
    #else
      status.st_ctim.nanoseconds
    #endif
  }

  /// The permissions of new files: read and write for all, minus the user's umask.
  static var permissionsOfNewFiles: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}

extension timespec {
  var nanoseconds: Int { Int(tv_sec) &* 1_000_000_000 &+ Int(tv_nsec) }
}
