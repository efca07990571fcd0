import Foundation
import TestSupport
import Testing

@testable import coordviz

extension Tool {
  /// Runs the command within the process of the tests, with the given text on stdin. To load a debug build takes longer than
  /// most commands. A `Command` with the tool's path tests what only a process has: an end by a signal, variables, rights.
  static func run(_ arguments: [String], input: String = "", in folder: URL? = nil) throws -> Command.Outcome
  {
    try turn.withLock {
      try TemporaryFolder.with { scratch in
        try Data(input.utf8).write(to: scratch / "in")
        let status = try inFolder(folder ?? Command.start) {
          withStreams(
            open((scratch / "in").path, O_RDONLY | O_CLOEXEC),
            made(scratch / "out"),
            made(scratch / "err")
          ) { onOwnThread { Coordviz.run(arguments) } }
        }
        return Command.Outcome(
          status: Int(status),
          output: String(decoding: try Data(contentsOf: scratch / "out"), as: UTF8.self),
          words: String(decoding: try Data(contentsOf: scratch / "err"), as: UTF8.self)
        )
      }
    }
  }

  static func run(_ arguments: String..., input: String = "", in folder: URL? = nil) throws -> Command.Outcome
  {
    try run(arguments, input: input, in: folder)
  }

  /// The folder, the streams and the variables are those of the whole process.
  private static let turn: NSLock = {
    setenv("XDG_CACHE_HOME", Command.cacheFolder, 1)
    return NSLock()
  }()

  private static func inFolder<Result>(_ folder: URL, _ body: () throws -> Result) throws -> Result {
    let start = Command.start.path
    try #require(chdir(folder.path) == 0, "\(folder.path) is no folder")
    defer { chdir(start) }
    return try body()
  }

  private static func made(_ file: URL) -> Int32 {
    open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  }

  private static func withStreams<Result>(
    _ input: Int32,
    _ output: Int32,
    _ error: Int32,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let before = Descriptor.standard
    Descriptor.standard = (Descriptor(number: input), Descriptor(number: output), Descriptor(number: error))
    defer {
      Descriptor.standard = before
      for number in [input, output, error] { close(number) }
    }
    return try body()
  }

  /// A thread with as much stack as a process has: those that run tests have less.
  private static func onOwnThread(_ work: @escaping @Sendable () -> Int32) -> Int32 {
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var status: Int32 = 0
    let thread = Thread {
      status = work()
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    isDone.wait()
    return status
  }
}
