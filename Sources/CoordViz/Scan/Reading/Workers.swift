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
  static func start(_ body: @escaping @Sendable () -> Void) -> Started {
    let group = DispatchGroup()
    if !start(in: group, body) { body() }
    return Started(group: group)
  }

  private static func start(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) -> Bool {
    group.enter()
    let isStarted = LargeStackThread.start {
      body()
      group.leave()
    }
    if !isStarted { group.leave() }
    return isStarted
  }

  /// Work that is being done.
  struct Started {
    fileprivate let group: DispatchGroup

    func wait() { group.wait() }
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

/// Threads with large stacks: how deep source is nested, its authors decide.
enum LargeStackThread {
  private static let stackSize = 64 << 20

  /// Starts a thread without waiting for it; false if the system has none. Foundation's `Thread` does not
  /// report that, and ``Workers`` would wait forever.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failure = pthread_create(&thread, &attributes, LargeStackThread.run, work.toOpaque())
    if failure != 0 { work.release() }
    return failure == 0
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
    private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { work in
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  #else
    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
      return nil
    }
  #endif
}
