import Foundation

/// A program run to its end.
public struct Command: Sendable {
  /// What a program left behind.
  public struct Outcome: Sendable {
    /// The exit code, or 128 and the signal's number.
    public let status: Int
    /// What it wrote on standard output.
    public let output: String
    /// What it wrote on standard error.
    public let words: String

    /// What a program left behind that had no process of its own.
    public init(status: Int, output: String, words: String) {
      (self.status, self.output, self.words) = (status, output, words)
    }
  }

  /// The program: an absolute path, or a name that is looked up in `PATH`.
  public var program: String
  /// The words after its name.
  public var arguments: [String]
  /// What it reads from standard input.
  public var input = Data()
  /// The folder that it starts in.
  public var folder: URL?
  /// Variables that are set beside those of the test.
  public var environment: [String: String] = [:]

  /// The given program with the given arguments.
  public init(_ program: String, _ arguments: [String], in folder: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }

  /// Runs the program and waits for its end. Both outputs go through files, so that neither can fill up.
  public func run() throws -> Outcome {
    try TemporaryFolder.with { scratch in
      let (input, output, words) = (scratch / "in", scratch / "out", scratch / "err")
      try self.input.write(to: input)
      for file in [output, words] { try Data().write(to: file) }
      let process = self.process
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: words)
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: Self.status(of: process),
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        words: String(decoding: try Data(contentsOf: words), as: UTF8.self)
      )
    }
  }

  /// The program, ready to be started.
  public var process: Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": Self.cacheFolder]) {
      $1
    }
    .merging(environment) { $1 }
    process.currentDirectoryURL = folder ?? Self.start
    return process
  }

  /// Where the tests were started; a test that runs the command in its own process goes elsewhere for a while.
  public static let start = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  /// Where commands keep their caches: no test leaves anything in those of who runs it.
  public static let cacheFolder: String = {
    atexit { try? FileManager.default.removeItem(atPath: Command.cacheFolder) }
    return FileManager.default.temporaryDirectory.path + "/coordviz-tests-\(getpid())"
  }()

  /// The exit code of an ended process, or 128 and the signal's number.
  public static func status(of process: Process) -> Int {
    let signalled = process.terminationReason == .uncaughtSignal
    return Int(process.terminationStatus) + (signalled ? 128 : 0)
  }
}
