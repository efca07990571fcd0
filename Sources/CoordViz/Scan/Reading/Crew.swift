import Foundation

/// Threads with large stacks that stay for what there is to do next.
///
/// Threads for short tasks. While a program is analysed, tasks come in quick succession, and starting or
/// waking a thread takes long in comparison, most of all on a virtual machine. So an idle thread waits
/// actively for some milliseconds before it ends.
final class Crew: @unchecked Sendable {
  static let shared = Crew()

  private struct Turn {
    let work: @Sendable () -> Void
    /// The group that waits for its end.
    let group: DispatchGroup
  }

  private let lock = NSLock()
  private var waiting: [Turn] = []
  /// How many have nothing to do; each that is waiting takes one of them.
  private var idle = 0

  /// Gives something to do to one who is idle, or to a new thread; returns whether there is one. When it is done, the group
  /// is left.
  func take(in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) -> Bool {
    let turn = Turn(work: work, group: group)
    let isTaken = lock.withLock {
      guard idle > waiting.count else { return false }
      waiting.append(turn)
      return true
    }
    return isTaken || LargeThread.start { self.run(turn) }
  }

  private func run(_ first: Turn) {
    var next: Turn? = first
    while let turn = next {
      turn.work()
      lock.withLock { idle += 1 }
      turn.group.leave()
      next = lookOut()
    }
  }

  private func lookOut() -> Turn? {
    let end = DispatchTime.now() + .milliseconds(4)
    repeat {
      if let turn = lock.withLock(pop) { return turn }
      sched_yield()
    } while DispatchTime.now() < end
    return lock.withLock {
      if let turn = pop() { return turn }
      idle -= 1
      return nil
    }
  }

  private func pop() -> Turn? {
    guard let turn = waiting.popLast() else { return nil }
    idle -= 1
    return turn
  }
}
