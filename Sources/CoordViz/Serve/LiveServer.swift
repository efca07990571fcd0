import FlyingFox
import FlyingSocks
import Foundation

/// The server of the live view: pages ask it for a run, apps send their lines to it.
struct LiveServer: Sendable {
  /// The settings of the server.
  struct Setup {
    /// The address to listen on; other machines can reach it unless it is `127.0.0.1`.
    var host = "127.0.0.1"
    /// The port; 0 for a free one.
    var port: UInt16 = 0
    var token = AccessToken()
    /// Whether apps may send lines.
    var takesPushes = true
  }

  private static let mostPages = 32
  private static let heartbeat: UInt64 = 15_000_000_000

  private let setup: Setup
  private let store: RunStore
  private let gate: Gate
  private let server: HTTPServer

  init(_ setup: Setup, store: RunStore) throws {
    (self.setup, self.store, gate) = (setup, store, Gate())
    let requests = LiveRequests(
      gate: gate,
      store: store,
      seats: FeedSeats(count: Self.mostPages),
      takesPushes: setup.takesPushes
    )
    let configuration = HTTPServer.Configuration(
      address: try sockaddr_in.inet(ip4: setup.host, port: setup.port),
      sharedRequestReplaySize: RequestCheck.largestBody,
      logger: .disabled
    )
    server = HTTPServer(config: configuration, handler: requests)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter listening: Called with the address of the page, as soon as there is one.
  /// - Throws: ``CommandError`` if it cannot listen.
  func run(listening: @escaping @Sendable (String) async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await serve() }
      group.addTask {
        try await server.waitUntilListening(timeout: 60)
        try await listening(open())
      }
      group.addTask {
        while true {
          try await Task.sleep(nanoseconds: Self.heartbeat)
          await store.wake()
        }
      }
      while try await group.next() != nil {}
    }
  }

  private func serve() async throws {
    do {
      try await server.run()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let place = "\(setup.host):\(setup.port)"
      throw CommandError.noSuchPart(
        place: place,
        problem: "the server cannot listen here: \(Self.words(of: error))"
      )
    }
  }

  private static func words(of error: any Error) -> String {
    guard case SocketError.failed(_, let number, let message) = error else { return "\(error)" }
    let fix =
      number == EADDRNOTAVAIL
      ? "give --lan an address of this machine" : "choose another port with --port, or 0 for a free one"
    return "\(message.lowercased()); \(fix)"
  }

  /// Lets requests in, now that the port is known.
  private func open() async -> String {
    var port = setup.port
    if case .ip4(_, let chosen)? = await server.listeningAddress { port = chosen }
    gate.open(RequestCheck(token: setup.token, host: setup.host, port: port))
    return "http://\(setup.host):\(port)/\(setup.token.text)/"
  }
}

/// Holds back requests until the server knows its own address.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var opened: RequestCheck?

  var check: RequestCheck? { lock.withLock { opened } }

  func open(_ check: RequestCheck) { lock.withLock { opened = check } }
}
