/// Lets go of the children of coordinators that are freed with a tree below them.
///
/// Left to themselves, objects free what they hold within their own end, and a deep tree ends the stack. Here the
/// first one that ends on a thread frees all that is below it, one after the other.
enum Release {
  private static let lock = Lock()
  // Guarded by the lock. A thread has an entry while it frees.
  nonisolated(unsafe) private static var waiting: [ThreadID: [any Coordinating]] = [:]

  /// Takes the children, so that nothing else holds them when their turn comes.
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
