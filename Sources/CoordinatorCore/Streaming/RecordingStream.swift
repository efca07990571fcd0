import CoordinatorGraph
import Dispatch

/// Sends a tracker's recording to `coordviz serve`, on a background queue.
///
/// The threads of the app only put lines into a list. The queue encodes and sends them, four times a second. Where no
/// server answers, it tries again after 1 second, then after 2, up to 30.
final class RecordingStream: @unchecked Sendable {
  /// While no server answers, so many bytes may wait for it.
  private static let memory = 1 << 20
  private static let batchSize = 256 << 10
  private static let pause = 250
  private static let longestBackOff = 30_000

  private let queue = DispatchQueue(label: "coordviz.stream", qos: .utility)
  private weak var tracker: CoordinatorTracker?
  private let connection: StreamConnection
  private let token: String

  private let pending = PendingLines()

  // Only the queue uses these.
  private var run: String
  private var runCount = 1
  /// The lines that the server does not have yet, and the number of the first.
  private var unsent: [[UInt8]] = []
  private var next = 1
  /// Whether the server has to get all that the tracker knows before anything else.
  private var isBehind = true
  private var backOff = 0
  private var isFinished = false
  private var isRefused = false

  init(of tracker: CoordinatorTracker, to address: StreamAddress) {
    self.tracker = tracker
    connection = StreamConnection(to: address)
    (token, run) = (address.token, tracker.run)
  }

  /// The timer keeps the stream alive.
  func start() { goOn(after: 0) }

  private func goOn(after milliseconds: Int) {
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      if let pause = self.turn() { self.goOn(after: pause) } else { self.end() }
    }
  }

  private func end() {
    connection.end()
    tracker?.endSending(to: .server)
  }
}

// MARK: - On the queue

extension RecordingStream {
  /// Sends the available lines.
  ///
  /// - Returns: The time until the next turn; nil if nothing is left to do.
  private func turn() -> Int? {
    if isBehind {
      guard connection.reachesServer() else { return pauseAfterFailure() }
      tracker?.send(to: .server, run: run, pending.add)
      isBehind = false
    }
    encode()
    while !unsent.isEmpty {
      guard sendBatch() else { return pauseAfterFailure() }
      if isRefused { return nil }
    }
    return isFinished || tracker == nil ? nil : Self.pause
  }

  private func encode() {
    let (lines, missed) = pending.take()
    unsent += lines.map { $0.jsonBytes() }
    isFinished = isFinished || lines.contains(.end)
    if missed > 0 { startAnotherRun() }
  }

  /// Drops what waits: a run with a gap would be of no use. The server gets another one, with what the tracker knows when
  /// the server answers.
  private func startAnotherRun() {
    guard let tracker else { return }
    runCount += 1
    (run, next) = ("\(tracker.run)-\(runCount)", 1)
    fallBehind()
  }

  private func fallBehind() {
    (unsent, isBehind) = ([], true)
    tracker?.endSending(to: .server)
  }

  private func sendBatch() -> Bool {
    var (bytes, count) = (unsent[0], 1)
    while count < unsent.count, bytes.count + unsent[count].count <= Self.batchSize {
      bytes += unsent[count]
      count += 1
    }
    guard let answer = connection.post(bytes, to: "/\(token)/in/\(run)?from=\(next)") else { return false }
    switch answer.status {
    case 200:
      unsent.removeFirst(count)
      next += count
    case 409:
      // The server was started again.
      next = (answer.have ?? 0) + 1
      fallBehind()
    // Status 410 asks the app to stop. After other refusals, a retry would be refused again.
    case 400..<500: isRefused = true
    default: return false
    }
    backOff = 0
    return true
  }

  private func pauseAfterFailure() -> Int? {
    // The app has finished its run, and the server does not answer.
    if isFinished || unsent.isEmpty && tracker?.isWatching != true { return nil }
    if unsent.reduce(0, { $0 + $1.count }) > Self.memory { startAnotherRun() }
    backOff = min(max(backOff * 2, 1000), Self.longestBackOff)
    return backOff
  }
}

extension CoordinatorTracker {
  /// Shows the run live in the browser page of `coordviz serve`, until ``stop()``.
  ///
  ///     CoordinatorTracker.watch(appCoordinator, name: "Shop").stream()
  ///
  /// Does nothing without an address and without the environment variable `COORDVIZ_URL`. In release builds
  /// it also does nothing, unless you ask for it.
  ///
  /// The app opens no port: it sends its recording to the server, from a background queue. It reads the tree
  /// twice a second and checks for leaks every two seconds, on the main actor.
  ///
  /// - Parameters:
  ///   - address: What `coordviz serve` printed; the value of `COORDVIZ_URL` unless given.
  ///   - inReleaseBuilds: Whether to stream in a release build, too.
  /// - Returns: Whether it streams.
  @discardableResult
  public func stream(to address: String? = nil, inReleaseBuilds: Bool = false) -> Bool {
    let text = address ?? System.environment("COORDVIZ_URL")
    let plan = StreamPlan(text, isAllowed: inReleaseBuilds || Self.isDebugBuild)
    if let words = plan.words { System.say(words) }
    guard let address = plan.address else { return false }
    RecordingStream(of: self, to: address).start()
    checkWhileRecording()
    return true
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

/// Whether to stream. If an address was given and nothing is streamed, `words` say why.
struct StreamPlan: Equatable {
  private(set) var address: StreamAddress?
  private(set) var words: String?

  init(_ text: String?, isAllowed: Bool) {
    guard let text else { return }
    guard let address = StreamAddress(text) else {
      words = "'\(text)' is no address of coordviz serve; expected one like http://127.0.0.1:8377/TOKEN/"
      return
    }
    if isAllowed {
      self.address = address
    } else {
      words =
        "stream() does nothing in a release build, and packages are release builds in configurations with names such as "
        + "Staging; call stream(inReleaseBuilds: true)"
    }
  }
}
