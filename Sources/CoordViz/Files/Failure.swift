import Foundation

/// Why the system refused to read or write, as its error number.
struct Failure: Error, Equatable {
  let code: Int32

  init(code: Int32 = errno) { self.code = code }

  /// A special file where a regular one is required: a pipe would block, and a device may be endless.
  static let irregular = Failure(code: ENODEV)

  /// The problem when reading, and the fix.
  var whileReading: String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file; check the path"
    case EISDIR: "this is a folder; name a file in it"
    case EACCES, EPERM: "no permission to read it; change its permissions"
    case ENODEV: "this is a pipe or a device, not a regular file; name a file"
    case EFBIG:
      "the file has more than \(Descriptor.largestInput / 1_000_000) MB; write a smaller graph"
    default: "it cannot be read: \(words)"
    }
  }

  /// The problem when writing, and the fix.
  var whileWriting: String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such folder; make the folder first"
    case EISDIR: "this is a folder; name a file in it"
    case EACCES, EPERM: "no permission to write it; change its permissions, or write to another folder"
    case EROFS: "the disk is read-only; write to another folder"
    case ENOSPC, EDQUOT: "no space is left on the disk; make room, or write to another folder"
    case ELOOP: "the symbolic link is part of a cycle; remove it"
    case ENAMETOOLONG: "the name is too long; choose a shorter one"
    default: "it cannot be written: \(words)"
    }
  }

  private var words: String { String(cString: strerror(code)).lowercased() }
}
