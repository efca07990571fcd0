import CoordinatorGraph

/// Stops detached coordinators and everything below them.
///
/// Each `stop` runs inside its parent's `stop`, as in handwritten code, down to a depth that no app reaches.
/// Deeper coordinators are stopped right after, so that a deep tree cannot overflow the stack.
@MainActor
enum StopSequence {
  private static let deepest = 100
  private static var depth = 0
  private static var postponed: [any Coordinating] = []

  /// Whether a coordinator is stopped at once or later.
  static var isImmediate: Bool { depth < deepest }

  /// Stops a detached coordinator. Tells trackers about it, unless they already know.
  static func stop(_ coordinator: any Coordinating, isTold: Bool = false) {
    guard isImmediate else { return postponed.append(coordinator) }
    depth += 1
    defer { depth -= 1 }
    stopNow(coordinator, isTold: isTold)
    guard depth == 1 else { return }
    while let next = postponed.popLast() { stopNow(next) }
  }

  private static func stopNow(_ coordinator: any Coordinating, isTold: Bool = false) {
    let child = coordinator as? Coordinator
    if !isTold { tell(coordinator, child) }
    coordinator.stop()
    child?.finishRemoval()
  }

  private static func tell(_ coordinator: any Coordinating, _ child: Coordinator?) {
    guard let child else { return Tracking.note(RecordedEvent.Kind.stop, coordinator, parent: nil) }
    Tracking.note(EventLog.Kind.stop, child, parent: nil)
  }
}
