import Foundation

/// Runs asynchronous work to its end, for a command that is not asynchronous itself.
enum Blocking {
  /// What the work came to, handed from one thread to the other.
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
