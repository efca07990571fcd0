import Foundation

/// The unfinished file that must go when the command is interrupted.
///
/// A signal may come at any moment, and its handler may do little: it removes the one file whose path stands here
/// already as C wants it, and lets the signal end the process as it would have.
enum InterruptedFile {
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  /// Removes the file when SIGINT, SIGTERM or SIGHUP comes during the body.
  static func removed<Success>(_ file: String, _ body: () throws -> Success) rethrows -> Success {
    path = strdup(file)
    let former = signals.map { ($0, signal($0, handler)) }
    defer {
      for (number, action) in former { signal(number, action) }
      free(path)
      path = nil
    }
    return try body()
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let path = InterruptedFile.path { unlink(path) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
