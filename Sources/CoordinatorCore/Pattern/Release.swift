/// Lets go of the children of coordinators that are freed with a tree below them.
///
/// Prevents a stack overflow when a deep tree is released. By default, objects release their children
/// recursively in their deinitializers. Here the first object that is released on a thread releases
/// everything below it, one by one.
enum Release {
  private static let lock = Lock()
  // Guarded by the lock. A thread has an entry while it frees.
  nonisolated(unsafe) private static var waiting: [ThreadID: [any Coordinating]] = [:]

  /// Takes the children, so that this holds the only references to them.
  static func afterwards(_ children: inout [any Coordinating]) {
    let isFirst = lock.locked {
      defer {
        waiting[.current, default: []] += children
        children = []
      }
      return waiting[.current] == nil
    }
    guard isFirst else { return }
    // Removed objects are released at the end of each round, outside the lock.
    while next() != nil {}
  }

  private static func next() -> (any Coordinating)? {
    lock.locked {
      let last = waiting[.current]?.popLast()
      if last == nil { waiting[.current] = nil }
      return last
    }
  }
}
