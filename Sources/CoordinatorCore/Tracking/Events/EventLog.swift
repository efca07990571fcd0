import CoordinatorGraph

/// Events of coordinators of our own class since a tracker last processed them.
///
/// Recording an event writes a few words into allocated memory. The words are interpreted later: on request,
/// or when half of the memory is full. The lock of ``Tracking`` guards every access.
struct EventLog {
  /// The kind of event, in the words of a recording.
  enum Kind: UInt8 {
    /// It was attached and started.
    case attach
    /// It was detached, and will be stopped.
    case detach
    /// It was detached and stopped.
    case detachAndStop
    case stop
  }

  /// Something that happened to a coordinator, which is known by its identity alone.
  struct Entry {
    let kind: Kind
    /// The identities of both; zero for no parent.
    let child: Int
    let parent: Int
    /// In milliseconds since some start.
    let time: Int
    /// The details of a child that the tracker did not know.
    let type: AnyClass
    let address: UInt
    /// Nil where the tracker knows it.
    let object: WeakReference
    /// The line that did it.
    let place: SourceLocation?
    /// The line that attached the detached coordinator.
    let placeOfAttaching: SourceLocation?

    @inline(__always)
    init(
      _ kind: Kind,
      _ child: Coordinator,
      _ parent: Coordinator?,
      _ place: SourceLocation?,
      isKnown: Bool
    ) {
      self.kind = kind
      self.child = child.identity
      self.parent = parent?.identity ?? 0
      time = MonotonicTime.milliseconds
      type = Swift.type(of: child)
      address = TrackedObjects.address(of: child)
      object = isKnown ? WeakReference() : WeakReference(object: child)
      self.place = place
      placeOfAttaching = kind == .attach ? nil : child.placeOfAttaching
    }
  }

  /// A contiguous block of entries.
  struct Memory {
    fileprivate(set) var entries: UnsafeMutablePointer<Entry>
    fileprivate(set) var count = 0
    fileprivate var capacity: Int

    fileprivate init(capacity: Int) {
      self.capacity = capacity
      entries = .allocate(capacity: capacity)
    }

    fileprivate mutating func grow() {
      let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: entries, count: count)
      entries.deallocate()
      (entries, capacity) = (larger, capacity * 2)
    }

    fileprivate func deallocate() {
      entries.deinitialize(count: count)
      entries.deallocate()
    }
  }

  /// The number of the tracker, which is no other's.
  let tracker: Int
  /// Whether all events are to be processed at once.
  private let isEager: Bool
  private var current = Memory(capacity: usualCapacity)
  /// The log for new events while the earlier ones are processed.
  private var spare = Memory(capacity: usualCapacity)

  private static let usualCapacity = 512

  init(of tracker: Int, isEager: Bool) {
    self.tracker = tracker
    self.isEager = isEager
  }

  /// Whether a tracker should process the entries.
  @inline(__always)
  var isToBeTaken: Bool { current.count * 2 >= current.capacity || (isEager && current.count > 0) }

  @inline(__always)
  mutating func append(_ entry: consuming Entry) {
    // The thread that should process the log may be waiting for another thread.
    if current.count == current.capacity { current.grow() }
    (current.entries + current.count).initialize(to: entry)
    current.count += 1
  }

  /// Returns the recorded events. The caller must release its entries before it takes the next.
  mutating func take() -> Memory {
    let taken = current
    if taken.count > 0 {
      (current, spare) = (spare, taken)
      spare.count = 0
    }
    return taken
  }

  /// Gives its memory back.
  func end() {
    current.deallocate()
    spare.deallocate()
  }
}
