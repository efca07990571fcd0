import CoordinatorGraph

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
