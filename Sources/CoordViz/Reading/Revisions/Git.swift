import Foundation

/// `git`, as a child process that reads and never changes anything.
struct Git {
  /// What it left behind.
  struct Outcome {
    let status: Int32
    let output: [UInt8]
    let words: String
  }

  /// No question is asked, nothing is fetched, and no lock is taken.
  private static let environment = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
  ]

  /// Runs it with the given arguments, none of which a shell ever sees, and the given bytes on its stdin.
  ///
  /// - Returns: nil where there is no `git`.
  static func run(_ arguments: [String], input: [UInt8] = []) -> Outcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (requests, output, words) = (Pipe(), Received(), Received())
    process.standardInput = requests
    process.standardOutput = output.pipe
    process.standardError = words.pipe
    do { try process.run() } catch { return nil }
    exchange(input, through: requests, [output, words])
    process.waitUntilExit()
    guard process.terminationStatus != notFound else { return nil }
    return Outcome(status: process.terminationStatus, output: output.bytes, words: words.firstLine)
  }

  /// What `env` ends with when there is no such program.
  private static let notFound: Int32 = 127

  /// Writes and reads at once: a pipe that nobody empties would stop the child.
  private static func exchange(_ input: [UInt8], through requests: Pipe, _ answers: [Received]) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      // Where the child has died, its status tells.
      try? requests.fileHandleForWriting.write(contentsOf: Data(input))
      try? requests.fileHandleForWriting.close()
    }
    for answer in answers { DispatchQueue.global().async(group: group) { answer.receive() } }
    group.wait()
  }
}

/// What comes out of a pipe, read to its end by one thread and looked at by another after that.
private final class Received: @unchecked Sendable {
  let pipe = Pipe()
  private(set) var bytes: [UInt8] = []

  var firstLine: String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
  }

  func receive() {
    bytes = (try? pipe.fileHandleForReading.readToEnd()).map { Array($0) } ?? []
  }
}
