#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A separate thread with a large stack, because Graphviz recurses on the depth of a graph, and a parser on that of source.
///
/// A plain secondary thread has 512 kB on Darwin, which a chain of some thousand nodes overruns. Dispatch
/// and Swift's own executors choose their stacks themselves; only a thread made by hand can ask for more.
package enum LargeStack {
  /// Reserved, not used: the kernel hands out pages as they are touched.
  static let size = 64 << 20

  /// Does the work on a new thread, and returns when that thread has ended.
  static func run<Success>(_ work: @escaping () -> Success) throws(GraphvizError) -> Success {
    var success: Success?
    let job = Unmanaged.passRetained(Job { success = work() })
    do {
      try join(start(job))
    } catch {
      job.release()
      throw error
    }
    guard let success else { throw .unavailable(reason: "its thread ended early") }
    return success
  }

  /// Starts the work on a new thread without waiting for it; false if the system has none. Foundation's `Thread` does not
  /// report that.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let job = Unmanaged.passRetained(Job(work: work))
    do {
      try detach(start(job))
      return true
    } catch {
      job.release()
      return false
    }
  }

  private final class Job {
    let work: () -> Void

    init(work: @escaping () -> Void) {
      self.work = work
    }
  }

  #if canImport(Darwin)
    private typealias ThreadSlot = pthread_t?
    private static var emptySlot: ThreadSlot { nil }
  #else
    private typealias ThreadSlot = pthread_t
    private static var emptySlot: ThreadSlot { 0 }
  #endif

  private static func start(_ job: Unmanaged<Job>) throws(GraphvizError) -> ThreadSlot {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    var thread = emptySlot
    let code = pthread_create(&thread, &attributes, body, job.toOpaque())
    guard code == 0 else {
      throw .unavailable(reason: "its thread cannot be started: \(String(cString: strerror(code)))")
    }
    return thread
  }

  private static func join(_ thread: ThreadSlot) {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  private static func detach(_ thread: ThreadSlot) {
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  #if canImport(Darwin)
    private static let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { job in
      Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
      return nil
    }
  #else
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { job in
      if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work() }
      return nil
    }
  #endif
}
