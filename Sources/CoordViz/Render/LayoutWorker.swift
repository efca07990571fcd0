import ArgumentParser
import CoordinatorGraphviz
import Foundation

/// Graphviz in a process of its own: this program once more, which can be stopped and whose end harms nobody.
struct LayoutWorker {
  /// The most memory that it may take, in bytes.
  static let memory = 1 << 30

  /// How long it may work, in seconds.
  let seconds: Double

  /// Has the work done.
  func picture(_ request: GraphvizRequest) throws -> [UInt8] {
    guard seconds > 0 else { throw LayoutWorkerError.outOfTime(seconds: seconds) }
    guard let program = OwnProgram.path else { throw LayoutWorkerError.notStarted }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      LayoutCommand.name, request.engine, request.format, String(Int(seconds.rounded(.up)) + 1),
    ]
    return try run(process, input: Array(request.dot.utf8))
  }

  private func run(_ process: Process, input: [UInt8]) throws -> [UInt8] {
    let (standardInput, output, words) = (Pipe(), Received(), Received())
    process.standardInput = standardInput
    process.standardOutput = output.pipe
    process.standardError = words.pipe
    do { try process.run() } catch { throw LayoutWorkerError.notStarted }
    try wait(for: process, whilePassing: input, to: standardInput, [output, words])
    guard process.terminationReason == .exit, process.terminationStatus == ExitCodes.done else {
      throw LayoutWorkerError.failed(reason: words.text.isEmpty ? "its process died" : words.text)
    }
    return output.bytes
  }

  /// Writes and reads at once: a pipe that nobody empties would stop the worker.
  private func wait(
    for process: Process,
    whilePassing input: [UInt8],
    to pipe: Pipe,
    _ answers: [Received]
  ) throws {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      // Where the worker has died, its end tells why.
      try? pipe.fileHandleForWriting.write(contentsOf: Data(input))
      try? pipe.fileHandleForWriting.close()
    }
    for answer in answers { DispatchQueue.global().async(group: group) { answer.receive() } }
    let isDone = group.wait(timeout: .now() + seconds) == .success
    if !isDone { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if !isDone { throw LayoutWorkerError.outOfTime(seconds: seconds) }
  }
}

/// What comes out of a pipe, read to its end by one thread and looked at by another after that.
private final class Received: @unchecked Sendable {
  let pipe = Pipe()
  private(set) var bytes: [UInt8] = []

  var text: String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
  }

  func receive() {
    bytes = (try? pipe.fileHandleForReading.readToEnd()).map { Array($0) } ?? []
  }
}

/// Why the worker made no picture.
enum LayoutWorkerError: Error, Equatable {
  case outOfTime(seconds: Double)
  case notStarted
  case failed(reason: String)
}

extension LayoutWorkerError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .outOfTime(let seconds): "it did not end within \(seconds.formatted) s (--layout-seconds)"
    case .notStarted: "its process could not be started"
    case .failed(let reason): reason
    }
  }
}

extension Double {
  fileprivate var formatted: String {
    self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self)
  }
}
