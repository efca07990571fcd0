import Foundation

/// A program that runs until it ends, or until its time limit.
struct Child {
  enum End: Equatable {
    /// It ended, with an exit code; nil after a signal.
    case exited(Int32?)
    /// It was stopped, because it wrote nothing for too long.
    case outOfTime
    /// It was stopped, because it wrote more than its limit. Then there is no output.
    case tooLong
    /// It was never there.
    case notStarted
  }

  struct Outcome {
    var end: End
    var output: [UInt8] = []
    /// Its stderr.
    var messages = ""
    /// The first line of its stderr.
    var words: String { messages.split(separator: "\n").first.map(String.init) ?? "" }
  }

  /// Its path; a name without a slash is looked for in `PATH`.
  let program: String
  let arguments: [String]
  var environment: [String: String] = [:]
  /// The folder that it starts in; the current one unless given.
  var folder: String?
  /// The most seconds without a byte of output: a program that answers at length is let be.
  let silence: Double
  /// The most bytes of its output.
  var mostOutput = Int.max

  /// Runs it with some bytes on its stdin. No shell sees the arguments.
  func run(input: [UInt8] = []) -> Outcome {
    let process = self.process
    let (requests, output, words) = (Pipe(), Received(upTo: mostOutput), Received(upTo: Self.mostWords))
    process.standardInput = requests
    process.standardOutput = output.pipe
    process.standardError = words.pipe
    do { try process.run() } catch { return Outcome(end: .notStarted) }
    let isDone = Interruption.whileRunning(process.processIdentifier) {
      finish(process, after: exchange(input, through: requests, [output, words]), output)
    }
    guard isDone else { return Outcome(end: .outOfTime) }
    if output.isFull { return Outcome(end: .tooLong) }
    let code = process.terminationReason == .exit ? process.terminationStatus : nil
    // The exit code of `env` for a missing program.
    let end = isName && code == 127 ? End.notStarted : .exited(code)
    return Outcome(end: end, output: output.bytes, messages: words.text)
  }

  /// Waits for the end of the process, or stops it. Returns whether it ended in time.
  private func finish(_ process: Process, after group: DispatchGroup, _ output: Received) -> Bool {
    guard waits(for: group, output) else {
      kill(process.processIdentifier, SIGKILL)
      return false
    }
    if output.isFull { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return true
  }

  /// Enough for the messages of any program.
  private static let mostWords = 1 << 20

  private var isName: Bool { !program.contains("/") }

  private var process: Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: isName ? "/usr/bin/env" : program)
    process.arguments = isName ? [program] + arguments : arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    return process
  }

  /// Writes and reads at the same time: a full pipe would block the child.
  private func exchange(_ input: [UInt8], through requests: Pipe, _ answers: [Received]) -> DispatchGroup {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      // If the child has died, its exit status shows that.
      try? requests.fileHandleForWriting.write(contentsOf: Data(input))
      try? requests.fileHandleForWriting.close()
    }
    for answer in answers { DispatchQueue.global().async(group: group) { answer.receive() } }
    return group
  }

  /// Whether the child came to its end in time.
  private func waits(for group: DispatchGroup, _ output: Received) -> Bool {
    var heard = output.count
    while group.wait(timeout: .now() + silence) == .timedOut {
      if output.count == heard { return false }
      heard = output.count
    }
    return true
  }
}

/// The output of a pipe, read by one thread and used by another.
private final class Received: @unchecked Sendable {
  let pipe = Pipe()
  private let limit: Int
  private let lock = NSLock()
  private var received: [UInt8] = []

  init(upTo limit: Int) { self.limit = limit }

  /// Whether it stopped at its limit.
  var isFull: Bool { lock.withLock { received.count > limit } }

  var bytes: [UInt8] { lock.withLock { received } }
  var count: Int { lock.withLock { received.count } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func receive() {
    while let part = try? pipe.fileHandleForReading.read(upToCount: 1 << 16), !part.isEmpty {
      lock.withLock { received += part }
      // The program cannot write to a closed pipe, so it ends.
      if isFull { try? pipe.fileHandleForReading.close(); return }
    }
  }
}

/// The program that runs.
enum OwnProgram {
  /// Its path, or nil if unknown. Foundation's `Bundle` would list the folder around it twice.
  static var path: String? {
    #if os(Linux)
      // The target of the link is gone if the program was replaced while it runs.
      let link = "/proc/self/exe"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      if let target { return FileStatus(path: target) == nil ? link : target }
    #endif
    return Bundle.main.executablePath
  }
}
