import FlyingFox
import FlyingSocks
import Foundation

/// Waits for connections, and for what comes over them. Everyone on this machine can connect without a token, so a silent
/// connection ends after a while, and only so many are open.
struct LimitedConnections: AsyncSocketPool {
  private static let longestSilence: UInt64 = 30_000_000_000
  private static let mostSilent = 3_000
  private static let pause: UInt64 = 100_000_000

  private let pool: any AsyncSocketPool = HTTPServer.defaultPool()
  private let silent = Count()

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    if Self.isListening(socket) {
      try await pool.suspendSocket(socket, untilReadyFor: events)
      while silent.value >= Self.mostSilent { try await Task.sleep(nanoseconds: Self.pause) }
      return
    }
    silent.add(1)
    defer { silent.add(-1) }
    try await withThrowingTaskGroup(of: Void.self) { [pool] group in
      group.addTask { try await pool.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(nanoseconds: Self.longestSilence)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private static func isListening(_ socket: Socket) -> Bool {
    var (answer, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    return getsockopt(socket.file.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &answer, &size) == 0 && answer != 0
  }

  /// A number that several tasks change.
  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int { lock.withLock { number } }

    func add(_ change: Int) { lock.withLock { number += change } }
  }
}
