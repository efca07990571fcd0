import Foundation

/// Threads with large stacks that stay for what there is to do next.
///
/// Work comes in quick turns while a program is read, and to wake a thread takes long beside it, most of all on a virtual
/// machine: so who has nothing to do looks out for two milliseconds, and lets others go first, before it sleeps.
final class Crew: @unchecked Sendable {
  typealias Work = @Sendable () -> Void

  static let shared = Crew()

  private let turns = NSCondition()
  private var waiting: [Work] = []
  /// Those with nothing to do, and of them, those that sleep.
  private var (idle, asleep) = (0, 0)

  /// Gives something to do to one who is idle, or to a new thread; returns whether there is one.
  func take(_ work: @escaping Work) -> Bool {
    turns.lock()
    let isEnough = idle > waiting.count
    if isEnough { waiting.append(work) }
    if isEnough, idle - asleep < waiting.count { turns.signal() }
    turns.unlock()
    return isEnough || LargeThread.start { self.begin(work) }
  }

  private func begin(_ work: @escaping Work) {
    var work = work
    while true {
      // Heaps go on elsewhere when they are full, so it is asked for each time.
      Heaps.askForLargePages()
      work()
      work = next()
    }
  }

  private func next() -> Work {
    turns.withLock { idle += 1 }
    let patience = DispatchTime.now() + .milliseconds(2)
    while DispatchTime.now() < patience {
      if let work = turns.withLock(pop) { return work }
      sched_yield()
    }
    return turns.withLock(waitForWork)
  }

  private func pop() -> Work? {
    guard let work = waiting.popLast() else { return nil }
    idle -= 1
    return work
  }

  private func waitForWork() -> Work {
    while true {
      if let work = pop() { return work }
      asleep += 1
      turns.wait()
      asleep -= 1
    }
  }
}
