import CoordinatorGraph

/// All objects that are watched, each with a token that no other object of the run has.
struct TrackedObjects {
  private var byAddress: [UInt: Tracked] = [:]
  private(set) var byToken: [Int: Tracked] = [:]
  /// The watched coordinators, in order of first appearance.
  private(set) var coordinators: [Tracked] = []
  /// The watched screens, in order of first appearance.
  private(set) var screens: [Tracked] = []
  /// Coordinators of our own class, by their identities.
  private var byIdentity: [Int: Tracked] = [:]
  private var types: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private var lastToken = 0
  /// The number of the tracker.
  private let tracker: Int

  init(tracker: Int) {
    self.tracker = tracker
  }

  /// Living coordinators that nothing living has as a child.
  var adrift: [AnyObject] {
    coordinators.filter { !$0.isAttached || $0.hasLostItsParent }.compactMap(\.object)
  }

  /// The facts about an object; nil if it is not watched.
  func known(_ object: AnyObject) -> Tracked? {
    guard let tracked = byAddress[memoryAddress(of: object)], tracked.object === object else { return nil }
    return tracked
  }

  /// The facts about an object. Starts to watch it if necessary.
  mutating func meet(_ object: AnyObject, as kind: Node.Kind) -> (tracked: Tracked, isNew: Bool) {
    if let tracked = known(object) { return (tracked, false) }
    let tracked = add(
      WeakReference(object),
      type(of: object),
      memoryAddress(of: object),
      Tracking.identity(of: object, knownBy: tracker),
      kind
    )
    return (tracked, true)
  }

  private mutating func add(
    _ reference: WeakReference,
    _ type: AnyClass,
    _ address: UInt,
    _ identity: Int,
    _ kind: Node.Kind
  ) -> Tracked {
    let former = types[ObjectIdentifier(type)] ?? (typeName(type), 0)
    types[ObjectIdentifier(type)] = (former.name, former.count + 1)
    lastToken += 1
    let subject = Leak.Subject(token: lastToken, type: former.name, ordinal: former.count + 1, kind: kind)
    let tracked = Tracked(reference, address: address, identity: identity, subject: subject)
    byAddress[address] = tracked
    if identity != 0 { byIdentity[identity] = tracked }
    byToken[lastToken] = tracked
    if tracked.isCoordinator { coordinators.append(tracked) } else { screens.append(tracked) }
    return tracked
  }

  /// The facts about a coordinator of our own class, if it is watched.
  func known(identity: Int) -> Tracked? { byIdentity[identity] }

  /// The facts about the coordinator of an event. Starts to watch it if necessary. It may have been released
  /// already.
  mutating func meet(childOf entry: UnsafePointer<EventLog.Entry>) -> Tracked {
    byIdentity[entry.pointee.child]
      ?? add(
        entry.pointee.object,
        entry.pointee.type,
        entry.pointee.address,
        entry.pointee.child,
        .coordinator
      )
  }

  /// Forgets released objects, and returns them in the order of their tokens.
  ///
  /// - Parameter living: Keeps living objects alive, so that none is released here.
  mutating func removeGone(keeping living: inout [AnyObject]) -> [Tracked] {
    var gone: [Tracked] = []
    for tracked in coordinators + screens {
      if let object = tracked.object { living.append(object) } else { gone.append(tracked) }
    }
    for tracked in gone {
      byToken[tracked.token] = nil
      tracked.isForgotten = true
      byIdentity[tracked.identity] = nil
      if byAddress[tracked.address] === tracked { byAddress[tracked.address] = nil }
    }
    guard !gone.isEmpty else { return [] }
    coordinators.removeAll(where: \.isForgotten)
    screens.removeAll(where: \.isForgotten)
    return gone.sorted { $0.token < $1.token }
  }
}
