#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A mutual exclusion lock. Foundation has one too, but apps embed this target without it.
final class Lock: Sendable {
  // pthread needs a fixed address; the lock itself makes sharing it safe.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Waits until no other thread holds the lock, and holds it until ``unlock()``.
  func lock() { pthread_mutex_lock(mutex) }

  /// Lets the next thread have the lock.
  func unlock() { pthread_mutex_unlock(mutex) }

  /// Runs the body while no other thread does. The body must not come back to the same lock.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// Which thread runs; unique among those that live.
struct ThreadID: Hashable {
  private let thread: pthread_t

  static var current: ThreadID { ThreadID(thread: pthread_self()) }
}
