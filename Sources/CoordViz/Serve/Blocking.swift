import Foundation

/// Runs asynchronous work to completion, for a synchronous command.
enum Blocking {
  /// The result of the work, passed from one thread to another.
  private final class Outcome: @unchecked Sendable {
    var result: Result<Void, any Error> = .success(())
  }

  static func run(_ work: @escaping @Sendable () async throws -> Void) throws {
    let (outcome, done) = (Outcome(), DispatchSemaphore(value: 0))
    Task.detached {
      do { try await work() } catch { outcome.result = .failure(error) }
      done.signal()
    }
    done.wait()
    try outcome.result.get()
  }
}
