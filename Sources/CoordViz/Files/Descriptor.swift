import Foundation

/// An open file or stream, by the number that the system knows it by.
struct Descriptor {
  static var standardInput: Descriptor { standard.input }
  static var standardOutput: Descriptor { standard.output }
  static var standardError: Descriptor { standard.error }

  /// The streams of the process. A test that runs the command within its own process puts files in their place.
  nonisolated(unsafe) static var standard = (
    input: Descriptor(number: STDIN_FILENO), output: Descriptor(number: STDOUT_FILENO),
    error: Descriptor(number: STDERR_FILENO)
  )

  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal, in characters.
  var columns: Int {
    var size = winsize()
    return ioctl(number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Opens a file, and closes it after the body.
  static func open<Result>(
    _ path: CheckedPath,
    _ flags: Int32,
    _ body: (Descriptor) throws -> Result
  ) throws -> Result {
    let number = Foundation.open(path.text, flags | O_CLOEXEC)
    guard number >= 0 else { throw Failure() }
    defer { close(number) }
    return try body(Descriptor(number: number))
  }

  /// Opens a regular file for reading, and nothing else: a pipe would block, and a device may be endless.
  ///
  /// - Parameters:
  ///   - folder: Where a relative path starts; the current folder unless given.
  ///   - flags: More to ask of the system, such as `O_NOFOLLOW`.
  static func openRegular<Result>(
    _ path: CheckedPath,
    in folder: Descriptor? = nil,
    _ flags: Int32 = 0,
    _ body: (Descriptor, FileStatus) throws -> Result
  ) throws -> Result {
    let number = openat(folder?.number ?? AT_FDCWD, path.text, O_RDONLY | O_NONBLOCK | O_CLOEXEC | flags)
    guard number >= 0 else { throw Failure() }
    defer { close(number) }
    let file = Descriptor(number: number)
    guard let status = FileStatus(of: file) else { throw Failure() }
    if status.isFolder { throw Failure(code: EISDIR) }
    guard status.isRegularFile else { throw Failure.irregular }
    return try body(file, status)
  }

  /// The maximum size of an input, in bytes: enough for a million nodes, and a limit for endless input.
  static let largestInput = 150_000_000

  /// Reads the rest.
  func readAll(upTo limit: Int = .max) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try part(upTo: 1 << 16)
      if part.isEmpty { return bytes }
      bytes += part
      if bytes.count > limit { throw Failure(code: EFBIG) }
    }
  }

  /// The result of one read; empty at the end.
  private func part(upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      repeat { filled = read(number, room.baseAddress, count) } while filled < 0 && errno == EINTR
      if filled < 0 { (failure, filled) = (Failure(), 0) }
    }
    if let failure { throw failure }
    return bytes
  }

  func writeAll(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count); continue }
      if errno != EINTR { throw Failure() }
    }
  }

  /// Writes an optional message: a failure is ignored, since there is no other place to report it.
  func show(_ message: Product) {
    try? writeAll(message.bytes)
  }
}

/// How many files and connections the process may have open.
enum OpenFiles {
  private static let wanted: rlim_t = 8192
  /// Foundation ends the process if a program is started with fewer.
  private static let least: rlim_t = 64

  /// Raises the limit, so that many connections do not keep a server from answering.
  ///
  /// - Throws: ``CommandError`` if the limit is too low to start another program.
  static func raiseLimit() throws(CommandError) {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0, limits.rlim_cur < wanted else { return }
    limits.rlim_cur = min(wanted, limits.rlim_max)
    setrlimit(resource, &limits)
    guard limits.rlim_cur < least else { return }
    throw CommandError(
      "coordviz",
      "only \(limits.rlim_cur) files may be open at once; allow \(least) or more with 'ulimit -n'"
    )
  }
}
