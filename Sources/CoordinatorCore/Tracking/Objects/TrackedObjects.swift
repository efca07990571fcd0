import CoordinatorGraph

/// All objects that are watched, each with a token that no other object of the run has.
struct TrackedObjects {
  private var byAddress: [UInt: Tracked] = [:]
  private(set) var byToken: [Int: Tracked] = [:]
  /// The watched coordinators, in order of first appearance.
  private(set) var coordinators: [Tracked] = []
  /// The watched screens, in order of first appearance.
  private(set) var screens: [Tracked] = []
  private var byIdentity = IdentityTable()
  /// The names of released objects that events refer to.
  private var retired: [Int: Leak.Subject] = [:]
  /// The coordinators of the last event: consecutive events often have the same two.
  private var lastChild: Tracked?
  private var lastParent: Tracked?
  private var types: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private var lastToken = 0
  /// The number of the tracker.
  private let tracker: Int

  init(tracker: Int) {
    self.tracker = tracker
  }

  /// The facts about an object; nil if it is not watched.
  func known(_ object: AnyObject) -> Tracked? {
    guard let tracked = byAddress[Self.address(of: object)], tracked.object === object else { return nil }
    return tracked
  }

  /// The facts about an object. Starts to watch it if necessary.
  mutating func meet(_ object: AnyObject, as kind: Node.Kind) -> (tracked: Tracked, isNew: Bool) {
    if let tracked = known(object) { return (tracked, false) }
    let tracked = add(
      WeakReference(object: object),
      type(of: object),
      Self.address(of: object),
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
    if identity != 0 { byIdentity.insert(tracked) }
    byToken[lastToken] = tracked
    if tracked.isCoordinator { coordinators.append(tracked) } else { screens.append(tracked) }
    return tracked
  }

  /// The facts about the coordinator of an event, if it is watched.
  mutating func child(of entry: UnsafePointer<EventLog.Entry>) -> Tracked? {
    if let lastChild, lastChild.identity == entry.pointee.child { return lastChild }
    guard let tracked = byIdentity[entry.pointee.child] else { return nil }
    lastChild = tracked
    return tracked
  }

  /// The facts about its parent, if it is watched.
  mutating func parent(of entry: UnsafePointer<EventLog.Entry>) -> Tracked? {
    guard entry.pointee.parent != 0 else { return nil }
    if let lastParent, lastParent.identity == entry.pointee.parent { return lastParent }
    guard let tracked = byIdentity[entry.pointee.parent] else { return nil }
    lastParent = tracked
    return tracked
  }

  /// The facts about the coordinator of an event. Starts to watch it if necessary. It may have been released
  /// already.
  mutating func meet(childOf entry: UnsafePointer<EventLog.Entry>) -> Tracked {
    child(of: entry)
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
    (lastChild, lastParent) = (nil, nil)
    for tracked in gone {
      byToken[tracked.token] = nil
      tracked.isForgotten = true
      if byAddress[tracked.address] === tracked { byAddress[tracked.address] = nil }
    }
    guard !gone.isEmpty else { return [] }
    byIdentity.replace(by: byToken.values, count: byToken.count)
    coordinators.removeAll(where: \.isForgotten)
    screens.removeAll(where: \.isForgotten)
    return gone.sorted { $0.token < $1.token }
  }

  /// The subject of an event, by its token.
  func subject(_ token: Int) -> Leak.Subject? { byToken[token]?.subject ?? retired[token] }

  /// Keeps the name of a released object.
  mutating func retire(_ tracked: Tracked, upTo limit: Int, keeping tokens: () -> Set<Int>) {
    retired[tracked.token] = tracked.subject
    guard retired.count > limit * 4 + 1000 else { return }
    let tokens = tokens()
    retired = retired.filter { tokens.contains($0.key) }
  }

  static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }
}

/// Coordinators of our own class by identity. Identities are consecutive numbers, so each coordinator is in
/// the slot of its number, or close to it.
struct IdentityTable {
  private var places = [Tracked?](repeating: nil, count: 64)
  private var count = 0

  subscript(identity: Int) -> Tracked? {
    var place = identity & (places.count - 1)
    while let tracked = places[place] {
      if tracked.identity == identity { return tracked }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Adds a new coordinator.
  mutating func insert(_ tracked: Tracked) {
    if count * 2 >= places.count { fill(places.count * 2, with: places) }
    put(tracked)
  }

  /// Has the given ones, and no others.
  mutating func replace(by tracked: some Sequence<Tracked>, count: Int) {
    var size = 64
    while count * 2 >= size { size *= 2 }
    fill(size, with: tracked.map(Optional.some))
  }

  private mutating func fill(_ size: Int, with tracked: [Tracked?]) {
    places = [Tracked?](repeating: nil, count: size)
    count = 0
    for case let tracked? in tracked where tracked.identity != 0 { put(tracked) }
  }

  private mutating func put(_ tracked: Tracked) {
    var place = tracked.identity & (places.count - 1)
    while places[place] != nil { place = (place + 1) & (places.count - 1) }
    places[place] = tracked
    count += 1
  }
}
