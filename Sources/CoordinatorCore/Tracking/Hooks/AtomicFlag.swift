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
