public import CoordinatorGraph

extension CoordinatorTracker {
  /// Checks repeatedly on the main actor until ``stop()``, and reports new leaks.
  ///
  ///     CoordinatorTracker.watch(appCoordinator).checkRegularly { leak in print(leak.reason) }
  ///
  /// - Parameters:
  ///   - seconds: How long to wait between two checks.
  ///   - onLeak: Called on the main actor for each new leak.
  @discardableResult
  public func checkRegularly(
    every seconds: Double = 2,
    onLeak: @escaping @MainActor (Leak) -> Void
  ) -> Task<Void, Never> {
    let pause = UInt64(max(seconds, 0.01) * 1_000_000_000)
    return Task { @MainActor [weak self] in
      var told: Set<String> = []
      while !Task.isCancelled, self?.isWatching == true {
        for leak in self?.check() ?? [] where told.insert(leak.signature).inserted { onLeak(leak) }
        try? await Task.sleep(nanoseconds: pause)
      }
    }
  }

  /// Whether it still watches.
  public var isWatching: Bool { Tracking.all.contains { $0 === self } }
}
