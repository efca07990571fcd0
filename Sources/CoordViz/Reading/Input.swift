import Foundation

/// The source of a graph.
enum Input: Equatable {
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

  /// The file's name without folder and ending.
  var name: String {
    let file = place.split(separator: "/").last ?? Substring(place)
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
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

  /// All of its bytes.
  func read() throws(CommandError) -> [UInt8] {
    if case .revision(let revision) = self { return try revision.read() }
    if case .file(let path) = self { try RepositoryBounds.checkLinks(toward: path) }
    do {
      let limit = Descriptor.largestInput
      switch self {
      case .standardInput: return try Descriptor.standardInput.readAll(upTo: limit)
      case .file(let path):
        // Checked first to avoid reading for nothing. Special files have no size, and are counted while they
        // are read.
        if let status = FileStatus(path: path), status.size > limit { throw Failure(code: EFBIG) }
        return try Descriptor.open(path, O_RDONLY) { try $0.readAll(upTo: limit) }
      case .revision: return []
      }
    } catch {
      throw .unreadable(input: place, error as? Failure ?? Failure())
    }
  }

  /// All bytes of a file that the user did not name directly, and that may not be a regular file.
  func readRegular() throws(CommandError) -> [UInt8] {
    do {
      return try Descriptor.openRegular(place) { file, status in
        let limit = Descriptor.largestInput
        guard status.size <= limit else { throw Failure(code: EFBIG) }
        return try file.readAll(upTo: limit)
      }
    } catch {
      throw .unreadable(place: place, error as? Failure ?? Failure())
    }
  }
}
