import CoordinatorGraph

/// Sends events of the pattern's own types to the active trackers.
enum Tracking {
  private static let lock = Lock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var trackers: [CoordinatorTracker] = []

  static func add(_ tracker: CoordinatorTracker) { lock.locked { trackers.append(tracker) } }

  static func remove(_ tracker: CoordinatorTracker) {
    // Removing an object may release it, and its deinitializer may call back: do not do that within the lock.
    let former = lock.locked {
      defer { trackers.removeAll { $0 === tracker } }
      return trackers
    }
    withExtendedLifetime(former) {}
  }

  static var all: [CoordinatorTracker] { lock.locked { trackers } }

  /// Records an event of a coordinator.
  static func note(
    _ kind: RecordedEvent.Kind,
    _ child: AnyObject,
    parent: AnyObject?,
    at place: SourceLocation? = nil
  ) {
    for tracker in all { tracker.note(kind, child, parent: parent, at: place?.ifKnown) }
  }

  /// Records the screen that a coordinator was created with.
  @MainActor
  static func noteScreen(of coordinator: any Coordinating) {
    let trackers = all
    guard !trackers.isEmpty, let owner = coordinator as? any ViewableCoordinating else { return }
    let screen = owner.viewControllerable.uiviewController
    for tracker in trackers { tracker.note(screen, of: coordinator) }
  }

  /// Records that screens were removed.
  static func noteGone(_ screens: [AnyObject]) {
    for tracker in all { tracker.note(screens, areGone: true) }
  }

  /// Tells that a screen came up.
  static func noteShown(_ screen: AnyObject) {
    for tracker in all { tracker.note([screen], areGone: false) }
  }
}
