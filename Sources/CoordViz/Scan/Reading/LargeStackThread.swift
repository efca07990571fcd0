import Foundation

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
