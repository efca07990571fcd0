import CoordinatorGraph

/// What the pattern's own types tell the trackers that watch. While none does, each call is one branch.
enum Tracking {
  // Set before what is watched can be told of, and read ever after; a late reader tells nobody.
  nonisolated(unsafe) private static var isOn = false
  // Guarded by the lock.
  nonisolated(unsafe) private static var trackers: [CoordinatorTracker] = []
  private static let lock = Lock()

  static func add(_ tracker: CoordinatorTracker) {
    lock.locked {
      trackers.append(tracker)
      isOn = true
    }
  }

  static func remove(_ tracker: CoordinatorTracker) {
    // What is taken out may end here, and what ends may call back: not within the lock.
    let former = lock.locked {
      defer {
        trackers.removeAll { $0 === tracker }
        isOn = !trackers.isEmpty
      }
      return trackers
    }
    withExtendedLifetime(former) {}
  }

  /// Tells what happened to a coordinator.
  @inline(__always)
  static func note(
    _ kind: RecordedEvent.Kind,
    _ child: AnyObject,
    parent: AnyObject?,
    at place: SourceLocation? = nil
  ) {
    if isOn { tell(kind, child, parent, place) }
  }

  /// Tells which screen a coordinator was made with.
  @MainActor @inline(__always)
  static func noteScreen(of coordinator: any Coordinating) {
    if isOn { tellScreen(of: coordinator) }
  }

  @MainActor
  private static func tellScreen(of coordinator: any Coordinating) {
    guard let screen = (coordinator as? any ViewableCoordinating)?.viewControllerable.uiviewController else {
      return
    }
    for tracker in all { tracker.note(screen, of: coordinator) }
  }

  /// Tells that screens were taken away.
  @inline(__always)
  static func noteGone(_ screens: [AnyObject]) {
    if isOn { for tracker in all { tracker.note(screens, areGone: true) } }
  }

  /// Tells that a screen came up.
  @inline(__always)
  static func noteShown(_ screen: AnyObject) {
    if isOn { for tracker in all { tracker.note([screen], areGone: false) } }
  }

  private static func tell(
    _ kind: RecordedEvent.Kind,
    _ child: AnyObject,
    _ parent: AnyObject?,
    _ place: SourceLocation?
  ) {
    let known = place?.file.isEmpty == false ? place : nil
    for tracker in all { tracker.note(kind, child, parent: parent, at: known) }
  }

  static var all: [CoordinatorTracker] { lock.locked { trackers } }
}
