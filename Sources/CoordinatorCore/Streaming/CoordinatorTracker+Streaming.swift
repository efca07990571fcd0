import CoordinatorGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

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
    guard inReleaseBuilds || Self.isDebugBuild else { return false }
    guard let text = address ?? Self.addressInEnvironment, let address = StreamAddress(text) else {
      return false
    }
    RecordingStream(of: self, to: address).start()
    watchRegularly()
    return true
  }

  private static var addressInEnvironment: String? {
    getenv("COORDVIZ_URL").map { String(cString: $0) }
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Reads and checks the tree while it streams, for at most a fiftieth of the main thread's time.
  private func watchRegularly() {
    Task { @MainActor [weak self] in
      var lastCheck = MonotonicTime.milliseconds
      while self?.isWatching == true {
        let start = MonotonicTime.milliseconds
        if start - lastCheck >= 2000 {
          self?.check()
          lastCheck = start
        } else {
          self?.observe()
        }
        let pause = max(500, (MonotonicTime.milliseconds - start) * 50)
        try? await Task.sleep(nanoseconds: UInt64(pause) * 1_000_000)
      }
    }
  }
}
