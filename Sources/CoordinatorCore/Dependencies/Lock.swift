#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
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

/// A truth that one thread may set while others read it. To read it costs a load and no lock.
///
/// `Synchronization` has such flags from iOS 18 on; the functions that the standard library's own references are read by
/// came long before.
struct AtomicFlag: Sendable {
  /// An object that exists while the flag is set, and is never released.
  private final class Mark: Sendable {
    static let shared = Mark()
  }

  // The functions below make sharing it safe.
  nonisolated(unsafe) private let place: UnsafeMutablePointer<AnyObject?>

  /// A flag that is not set. Its memory is never given back.
  init() {
    place = .allocate(capacity: 1)
    place.initialize(to: nil)
  }

  @inline(__always)
  var isSet: Bool { _stdlib_atomicLoadARCRef(object: place) != nil }

  /// Only one thread may set it at a time.
  func set(_ value: Bool) {
    let mark = Unmanaged.passUnretained(Mark.shared).toOpaque()
    let words = UnsafeMutableRawPointer(place).assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self)
    let marked = mark.assumingMemoryBound(to: UInt8.self)
    var expected = value ? nil : marked
    _ = _stdlib_atomicCompareExchangeStrongPtr(
      object: words,
      expected: &expected,
      desired: value ? marked : nil
    )
  }
}
