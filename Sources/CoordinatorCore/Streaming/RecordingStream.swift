import CoordinatorGraph
import Dispatch

/// Sends a tracker's recording to `coordviz serve`, on a background queue.
///
/// The threads of the app only put lines into a list. The queue encodes and sends them, four times a second. Where no
/// server answers, it tries again after 1 second, then after 2, up to 30.
final class RecordingStream: @unchecked Sendable {
  /// The size of the buffer for the server, in bytes.
  static let memory = 1 << 20
  private static let batchSize = 256 << 10
  private static let pause = 250
  private static let longestBackOff = 30_000

  private let queue = DispatchQueue(label: "coordviz.stream", qos: .utility)
  private weak var tracker: CoordinatorTracker?
  private let connection: StreamConnection
  private let path: String

  private let pending = PendingLines()

  // Only the queue uses these.
  private var buffer = LineBuffer(limit: RecordingStream.memory)
  private var backOff = 0
  private var isFinished = false
  private var isRefused = false

  init(of tracker: CoordinatorTracker, to address: StreamAddress) {
    self.tracker = tracker
    connection = StreamConnection(to: address)
    path = "/\(address.token)/in/\(tracker.run)"
  }

  func start() {
    // The timer keeps the stream alive.
    if let tracker { tracker.send(to: .server, run: tracker.run, pending.add) }
    goOn(after: 0)
  }

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
    encode()
    while buffer.hasUnsent {
      guard sendBatch() else { return pauseAfterFailure() }
      if isRefused { return nil }
    }
    return isFinished || tracker == nil ? nil : Self.pause
  }

  private func encode() {
    let (lines, missed) = pending.take()
    let lost = buffer.lostCount
    for line in lines {
      buffer.append(line.jsonBytes())
      if line == .end { isFinished = true }
    }
    if missed > 0 || buffer.lostCount > lost { introduceAgain() }
  }

  /// The server has missed lines: it needs the name and the whole tree again.
  private func introduceAgain() {
    guard let tracker else { return }
    let missing = Abilities.ofThisProgram.missing
    let header = RecordingLine.header(name: tracker.name, run: tracker.run, missingAbilities: missing)
    buffer.append(header.jsonBytes())
    tracker.sendTreeAgain()
  }

  private func sendBatch() -> Bool {
    let batch = buffer.batch(upTo: Self.batchSize)
    let target = "\(path)?from=\(batch.first)&oldest=\(buffer.oldest)"
    guard let answer = connection.post(batch.bytes, to: target) else { return false }
    switch answer.status {
    case 200: buffer.serverHas(answer.have ?? batch.first + batch.count - 1)
    case 409: resend(after: answer.have ?? 0)
    // Status 410 asks the app to stop. After other refusals, a retry would be refused again.
    case 400..<500: isRefused = true
    default: return false
    }
    backOff = 0
    return true
  }

  /// The server has fewer lines than were sent to it, as after it was started again.
  private func resend(after count: Int) {
    buffer.serverHas(count)
    introduceAgain()
  }

  private func pauseAfterFailure() -> Int? {
    // The app has finished its run, and the server does not answer.
    if isFinished { return nil }
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
