import CoordinatorGraph

/// Events of coordinators of our own class since a tracker last processed them.
///
/// Recording an event writes a few words into an array. They are interpreted later: on request, or when there are
/// many. The lock of ``Tracking`` guards every access.
final class EventLog {
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
      time = System.milliseconds
      type = Swift.type(of: child)
      address = memoryAddress(of: child)
      object = isKnown ? WeakReference() : WeakReference(child)
      self.place = place
      placeOfAttaching = kind == .attach ? nil : child.attachedAt
    }
  }

  /// The number of the tracker, which is no other's.
  let tracker: Int
  /// Whether all events are to be processed at once.
  private let isEager: Bool
  private var entries: [Entry] = []

  /// So many events wait at most, unless the thread that should process them waits for another one.
  private static let usualCount = 256

  init(of tracker: Int, isEager: Bool) {
    self.tracker = tracker
    self.isEager = isEager
  }

  /// Whether a tracker should process the entries.
  @inline(__always)
  var isToBeTaken: Bool { isEager || entries.count >= Self.usualCount }

  @inline(__always)
  func append(_ entry: consuming Entry) { entries.append(entry) }

  /// The recorded events, which are the caller's now.
  func take() -> [Entry] {
    guard !entries.isEmpty else { return [] }
    defer {
      entries = []
      entries.reserveCapacity(Self.usualCount)
    }
    return entries
  }
}
