import CoordinatorGraph

/// Sends events of the pattern's own types to the active trackers. Without a tracker, each call is one
/// branch.
enum Tracking {
  // A thread that reads an old value sends no event.
  private static let isOn = AtomicFlag()
  private static let lock = Lock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var trackers: [CoordinatorTracker] = []

  static func add(_ tracker: CoordinatorTracker) {
    lock.locked {
      trackers.append(tracker)
      isOn.set(true)
    }
  }

  static func remove(_ tracker: CoordinatorTracker) {
    // Removing an object may release it, and its deinitializer may call back: do not do that within the lock.
    let former = lock.locked {
      defer {
        trackers.removeAll { $0 === tracker }
        isOn.set(!trackers.isEmpty)
      }
      return trackers
    }
    withExtendedLifetime(former) {}
  }

  static var all: [CoordinatorTracker] { lock.locked { trackers } }
}

// MARK: - Events

extension Tracking {
  /// Records an event of a coordinator.
  @inline(__always)
  static func note(
    _ kind: RecordedEvent.Kind,
    _ child: AnyObject,
    parent: AnyObject?,
    at place: SourceLocation? = nil
  ) {
    guard isOn.isSet else { return }
    for tracker in all { tracker.note(kind, child, parent: parent, at: place?.ifKnown) }
  }

  /// Records the screen that a coordinator was created with.
  @MainActor @inline(__always)
  static func noteScreen(of coordinator: any Coordinating) {
    guard isOn.isSet, let owner = coordinator as? any ViewableCoordinating else { return }
    let screen = owner.viewControllerable.uiviewController
    for tracker in all { tracker.note(screen, of: coordinator) }
  }

  /// Records that screens were removed.
  @inline(__always)
  static func noteGone(_ screens: [AnyObject]) {
    if isOn.isSet { for tracker in all { tracker.note(screens, areGone: true) } }
  }

  /// Tells that a screen came up.
  @inline(__always)
  static func noteShown(_ screen: AnyObject) {
    if isOn.isSet { for tracker in all { tracker.note([screen], areGone: false) } }
  }
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
