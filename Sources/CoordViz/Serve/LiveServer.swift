import FlyingFox
import FlyingSocks
import Foundation

/// The server of the live view: pages ask it for a run, apps send their lines to it.
struct LiveServer: Sendable {
  struct Setup {
    /// The address to listen on; other machines can reach it unless it is `127.0.0.1`.
    var host = "127.0.0.1"
    /// The port; 0 for a free one.
    var port: UInt16 = 0
    var token = AccessToken()
    /// Whether apps may send lines.
    var takesPushes = true
    /// Whether pages may open files of the scan: only those on this machine.
    var opensSource: Bool { !takesPushes && host == "127.0.0.1" }
  }

  private static let mostPages = 32
  private static let heartbeat: UInt64 = 15_000_000_000

  private let setup: Setup
  private let store: RunStore
  private let gate = Gate()
  private let seats = FeedSeats(count: Self.mostPages)

  init(_ setup: Setup, store: RunStore) {
    (self.setup, self.store) = (setup, store)
  }

  private func server(port: UInt16) throws -> HTTPServer {
    let configuration = HTTPServer.Configuration(
      address: try sockaddr_in.inet(ip4: setup.host, port: port),
      sharedRequestReplaySize: RequestCheck.largestBody,
      pool: LimitedConnections(),
      logger: .disabled
    )
    let requests = LiveRequests(
      gate: gate,
      store: store,
      seats: seats,
      takesPushes: setup.takesPushes,
      opensSource: setup.opensSource
    )
    return HTTPServer(config: configuration, handler: requests)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter listening: Called with the address of the page, as soon as there is one.
  /// - Throws: ``CommandError`` if it cannot listen.
  func run(listening: @escaping @Sendable (String) async throws -> Void) async throws {
    let server = try server(port: setup.port)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await serve(server) }
      group.addTask {
        try await server.waitUntilListening(timeout: 60)
        try await listening(open(server))
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

  private func serve(_ first: HTTPServer) async throws {
    var server = first
    while try await !isOver(server) {
      // Too many connections were open, and now none is. Pages and apps connect again by themselves.
      try await Task.sleep(nanoseconds: Self.pause)
      server = try self.server(port: gate.port)
    }
  }

  /// Serves until the task is cancelled, or until there are too many connections.
  private func isOver(_ server: HTTPServer) async throws -> Bool {
    do {
      try await server.run()
      return true
    } catch SocketError.failed(_, let number, _) where Self.shortages.contains(number) && gate.port != 0 {
      return false
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let place = "\(setup.host):\(setup.port)"
      throw CommandError(place, "the server cannot listen here: \(Self.words(of: error))")
    }
  }

  /// The numbers of errors that pass when connections are closed.
  private static let shortages: Set<Int32> = [EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED]
  private static let pause: UInt64 = 200_000_000

  private static func words(of error: any Error) -> String {
    guard case SocketError.failed(_, let number, let message) = error else { return "\(error)" }
    let fix =
      number == EADDRNOTAVAIL
      ? "give --lan an address of this machine" : "choose another port with --port, or 0 for a free one"
    return "\(message.lowercased()); \(fix)"
  }

  /// Lets requests in, now that the port is known.
  private func open(_ server: HTTPServer) async -> String {
    var port = setup.port
    if case .ip4(_, let chosen)? = await server.listeningAddress { port = chosen }
    gate.open(RequestCheck(token: setup.token, host: setup.host, port: port), port: port)
    return "http://\(setup.host):\(port)/\(setup.token.text)/"
  }
}

/// Holds back requests until the server knows its own address.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var opened: (check: RequestCheck, port: UInt16)?

  var check: RequestCheck? { lock.withLock { opened?.check } }
  /// The port that was chosen; 0 before.
  var port: UInt16 { lock.withLock { opened?.port ?? 0 } }

  func open(_ check: RequestCheck, port: UInt16) { lock.withLock { opened = (check, port) } }
}

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
