import CoordinatorGraphviz
import Foundation

/// Threads that share a list of work. Where the system has no more of them, fewer do it, or the one that asks, whose stack
/// may be smaller.
enum Workers {
  /// The results of the body for all items, in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    jobs: Int,
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let work = SharedWork<Result>(count: items.count)
    let group = DispatchGroup()
    let share: @Sendable () -> Void = {
      while let place = work.next() { work.finish(place, body(items[place])) }
    }
    let started = (0..<min(max(jobs, 1), items.count)).count { _ in start(in: group, share) }
    if started == 0 { share() }
    group.wait()
    return work.results
  }

  /// Runs a closure on a separate thread. The result waits for its end.
  static func start(_ body: @escaping @Sendable () -> Void) -> DispatchGroup {
    let group = DispatchGroup()
    if !start(in: group, body) { body() }
    return group
  }

  private static func start(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) -> Bool {
    group.enter()
    let isStarted = LargeStack.start {
      body()
      group.leave()
    }
    if !isStarted { group.leave() }
    return isStarted
  }
}

/// The remaining tasks, and the results.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var place = 0
  private var done: [Result?]

  init(count: Int) {
    done = Array(repeating: nil, count: count)
  }

  var results: [Result] { lock.withLock { done.compactMap(\.self) } }

  func next() -> Int? {
    lock.withLock {
      guard place < done.count else { return nil }
      place += 1
      return place - 1
    }
  }

  func finish(_ place: Int, _ result: Result) {
    lock.withLock { done[place] = result }
  }
}
