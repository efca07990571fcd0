import ArgumentParser
import Foundation

enum Input: Hashable, ExpressibleByArgument {
  case standardInput
  case file(String)
  case revision(Revision)

  /// An existing file wins over a git revision with the same name.
  init(argument: String) {
    if argument == "-" { self = .standardInput; return }
    guard FileStatus(path: argument) == nil, let revision = Revision(argument) else {
      self = .file(argument)
      return
    }
    self = .revision(revision)
  }

  /// Its name in messages.
  var place: String {
    switch self {
    case .standardInput: "stdin"
    case .file(let path): path
    case .revision(let revision): revision.place
    }
  }

  /// The path of a file or folder; nil for stdin and for a revision.
  var path: String? {
    if case .file(let path) = self { path } else { nil }
  }

  /// The file's name without folder and ending.
  var name: String {
    let file = place.lastPathName
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file[...])
  }

  /// The format of its file extension; nil for an unknown one.
  var format: InputFormat? {
    switch self {
    case .standardInput: nil
    case .file(let path): InputFormat(path: path)
    case .revision(let revision): InputFormat(path: revision.path)
    }
  }

  /// Whether it is a folder or a file of Swift source, here and not in a revision.
  var isSource: Bool {
    switch self {
    case .standardInput, .revision: false
    case .file(let path): FileStatus(path: path).map { $0.isFolder } ?? false || format == .swift
    }
  }

  /// Whether it is Swift source, here or in a revision.
  func isSourceAnywhere() throws(CommandError) -> Bool { try revision?.isSource ?? isSource }

  /// The revision of git that it is read from; nil for another input.
  var revision: Revision? {
    if case .revision(let revision) = self { revision } else { nil }
  }

  func read() throws(CommandError) -> [UInt8] {
    let file: CheckedPath?
    switch self {
    case .revision(let revision): return try revision.read()
    case .standardInput: file = nil
    case .file(let path): file = try CheckedPath(argument: path)
    }
    do {
      let limit = Descriptor.largestInput
      guard let file else { return try Descriptor.standardInput.readAll(upTo: limit) }
      // Checked first to avoid reading for nothing. Special files have no size, and are counted while they are
      // read.
      if let status = FileStatus(path: file.text), status.size > limit { throw Failure(code: EFBIG) }
      return try Descriptor.open(file, O_RDONLY) { try $0.readAll(upTo: limit) }
    } catch {
      throw .unreadable(input: place, error)
    }
  }

  /// All bytes of a file that the user did not name directly, and that may not be a regular file.
  func readRegular() throws(CommandError) -> [UInt8] {
    let checked = try CheckedPath(argument: place)
    do {
      return try Descriptor.openRegular(checked) { file, status in
        let limit = Descriptor.largestInput
        guard status.size <= limit else { throw Failure(code: EFBIG) }
        return try file.readAll(upTo: limit)
      }
    } catch {
      throw CommandError(reading: place, error)
    }
  }
}
