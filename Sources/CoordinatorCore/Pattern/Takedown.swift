/// Stops coordinators that were detached, and what is below them.
///
/// Each `stop` runs within its parent's, as it would by hand, down to a depth no app has; whatever is deeper is
/// stopped right after instead, so that the depth of a tree is no matter for the stack.
@MainActor
enum Takedown {
  private static let deepest = 100
  private static var depth = 0
  private static var postponed: [any Coordinating] = []

  static func stop(_ coordinator: any Coordinating) {
    guard depth < deepest else { return postponed.append(coordinator) }
    depth += 1
    defer { depth -= 1 }
    stopNow(coordinator)
    guard depth == 1 else { return }
    while let next = postponed.popLast() { stopNow(next) }
  }

  private static func stopNow(_ coordinator: any Coordinating) {
    Tracking.note(.stop, coordinator, parent: nil)
    coordinator.stop()
    (coordinator as? Coordinator)?.finishRemoval()
  }
}
