import Foundation

/// What has to go when a signal ends the command: an unfinished file, and the programs that it started.
///
/// A signal may come at any moment, and its handler may do little. So names and numbers are stored here as C knows them,
/// and the signal then ends the process as usual.
enum Interruption {
  nonisolated(unsafe) private static var file: UnsafeMutablePointer<CChar>?
  private static let mostChildren = 32
  /// The processes that run; 0 for a free place.
  nonisolated(unsafe) private static let children: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: mostChildren)
    places.initialize(repeating: 0, count: mostChildren)
    return places
  }()
  private static let lock = NSLock()

  /// Prepares the process, before anything else.
  static func prepare() {
    // A write to a closed pipe, or beyond the limit for files, fails like any other.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Else the next file that is opened would take the number of a closed stream. Using these fails, as before.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    _ = children
    // Signals that are already ignored stay ignored, such as the hang-up under nohup.
    for number in endings where !isIgnored(number) { signal(number, handler) }
    // A server starts this program from a thread that blocks signals, and a program inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in endings { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The signals that end a program.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Removes the file if a signal comes during the body. The body may change the stored name, as `mkstemp` does,
  /// which sets the name before it creates the file.
  static func whileThere<Success>(
    named template: String,
    _ body: (UnsafeMutablePointer<CChar>) throws -> Success
  ) throws -> Success {
    guard let name = strdup(template) else { throw Failure() }
    file = name
    defer {
      file = nil
      free(name)
    }
    return try body(name)
  }

  /// Ends the process if a signal comes during the body.
  static func whileRunning<Success>(_ process: pid_t, _ body: () throws -> Success) rethrows -> Success {
    let place = lock.withLock {
      let free = (0..<mostChildren).first { children[$0] == 0 }
      if let free { children[free] = process }
      return free
    }
    defer { if let place { children[place] = 0 } }
    return try body()
  }

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
    if let name = Interruption.file { unlink(name) }
    for place in 0..<Interruption.mostChildren where Interruption.children[place] > 0 {
      kill(Interruption.children[place], SIGTERM)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
