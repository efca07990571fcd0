import Foundation

/// The unfinished file that must go when the command is interrupted.
///
/// Removes a temporary file when a signal ends the process. A signal may come at any moment, and its handler
/// may do little. So the file's name is stored here as a C string, and the signal then ends the process as
/// usual.
enum InterruptedFile {
  nonisolated(unsafe) private static var name: UnsafeMutablePointer<CChar>?

  /// Removes the file if SIGINT, SIGTERM or SIGHUP comes during the body. The body may change the stored
  /// name, as `mkstemp` does, which sets the name before it creates the file.
  static func whileThere<Success>(
    named template: String,
    _ body: (UnsafeMutablePointer<CChar>) throws -> Success
  ) throws -> Success {
    guard let name = strdup(template) else { throw Failure() }
    Self.name = name
    // Signals that are already ignored stay ignored, such as the hang-up under nohup.
    let watched = signals.filter { !isIgnored($0) }
    for number in watched { signal(number, handler) }
    defer {
      for number in watched { signal(number, SIG_DFL) }
      Self.name = nil
      free(name)
    }
    return try body(name)
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let current = action.__sigaction_u.__sa_handler
    #else
      let current = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(current, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let name = InterruptedFile.name { unlink(name) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
