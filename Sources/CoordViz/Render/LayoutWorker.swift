import ArgumentParser
import CoordinatorGraphviz
import Foundation

/// Runs Graphviz in a child process: this program again, which can be stopped without harm.
struct LayoutWorker {
  /// The most memory that it may take, in bytes.
  static let memory = 1 << 30

  /// How long it may work, in seconds.
  let seconds: Double

  /// Has the work done.
  func picture(_ request: GraphvizRequest) throws -> [UInt8] {
    guard seconds > 0 else { throw LayoutWorkerError.outOfTime(seconds: seconds) }
    guard let program = OwnProgram.path else { throw LayoutWorkerError.notStarted }
    let outcome = Child(
      program: program,
      arguments: [LayoutCommand.name, request.engine, request.format, String(Int(seconds.rounded(.up)) + 1)],
      limit: .whole(seconds)
    ).run(input: Array(request.dot.utf8))
    switch outcome.end {
    case .exited(ExitCodes.done): return outcome.output
    case .exited:
      throw LayoutWorkerError.failed(reason: outcome.words.isEmpty ? "its process crashed" : outcome.words)
    case .outOfTime, .cancelled: throw LayoutWorkerError.outOfTime(seconds: seconds)
    case .notStarted: throw LayoutWorkerError.notStarted
    }
  }
}

/// Why the worker produced no picture.
enum LayoutWorkerError: Error, Equatable {
  case outOfTime(seconds: Double)
  case notStarted
  case failed(reason: String)
}

extension LayoutWorkerError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .outOfTime(let seconds): "it did not finish within \(seconds.formatted) s (--layout-seconds)"
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
