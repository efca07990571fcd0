public import CoordinatorGraph

/// Calls for apps with their own coordinator classes, from the functions that attach and detach. Without a
/// tracker, they do nothing.
extension CoordinatorTracker {
  /// A child was attached to a coordinator.
  ///
  /// In your own function, pass on the place of its caller:
  ///
  ///     func attach(_ child: Coordinator, fileID: String = #fileID, line: Int = #line) {
  ///       childCoordinators.append(child)
  ///       CoordinatorTracker.attached(child, to: self, fileID: fileID, line: line)
  ///     }
  public static func attached(
    _ child: AnyObject,
    to parent: AnyObject,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    Tracking.note(.attach, child, parent: parent, at: SourceLocation(file: fileID, line: line))
  }

  /// A child was detached from a coordinator.
  public static func detached(
    _ child: AnyObject,
    from parent: AnyObject,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    Tracking.note(.detach, child, parent: parent, at: SourceLocation(file: fileID, line: line))
  }

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
        await self?.lookAside(for: .check)
        for leak in self?.leaks ?? [] where told.insert(leak.signature).inserted {
          onLeak(leak)
        }
        try? await Task.sleep(nanoseconds: pause)
      }
    }
  }

  /// Whether it still watches.
  package var isWatching: Bool { Tracking.all.contains { $0 === self } }
}
