import CoordinatorGraph

/// All objects that are watched, each with a token that no other object of the run has.
struct TrackedObjects {
  private var byAddress: [UInt: Tracked] = [:]
  private(set) var byToken: [Int: Tracked] = [:]
  private var byIdentity: [Int: Tracked] = [:]
  /// Coordinators that were told of last: events come in runs about the same two.
  private var lastChild: Tracked?
  private var lastParent: Tracked?
  private var types: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private var lastToken = 0

  /// What is known of an object; nil when it is not watched.
  func known(_ object: AnyObject) -> Tracked? {
    guard let tracked = byAddress[Self.address(of: object)], tracked.object === object else { return nil }
    return tracked
  }

  /// What is known of an object, which is watched from now on.
  mutating func meet(_ object: AnyObject, as kind: Node.Kind) -> (tracked: Tracked, isNew: Bool) {
    if let tracked = known(object) { return (tracked, false) }
    let tracked = add(
      WeakReference(object: object),
      type(of: object),
      Self.address(of: object),
      Tracking.identity(of: object),
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
    return tracked
  }

  /// What is known of the coordinator that something happened to, if anything.
  mutating func child(of entry: EventLog.Entry) -> Tracked? {
    if let lastChild, lastChild.identity == entry.child { return lastChild }
    guard let tracked = byIdentity[entry.child] else { return nil }
    lastChild = tracked
    return tracked
  }

  /// What is known of its parent, if anything.
  mutating func parent(of entry: EventLog.Entry) -> Tracked? {
    guard entry.parent != 0 else { return nil }
    if let lastParent, lastParent.identity == entry.parent { return lastParent }
    guard let tracked = byIdentity[entry.parent] else { return nil }
    lastParent = tracked
    return tracked
  }

  /// What is known of the coordinator that something happened to, which is watched from now on. It may be gone already.
  mutating func meet(childOf entry: EventLog.Entry) -> Tracked {
    child(of: entry) ?? add(entry.object, entry.type, entry.address, entry.child, .coordinator)
  }

  /// Forgets the objects that are gone, and hands them back in the order of their tokens.
  ///
  /// - Parameter living: Keeps those that live, so that none of them ends here.
  mutating func removeGone(keeping living: inout [AnyObject]) -> [Tracked] {
    var gone: [Tracked] = []
    for tracked in byToken.values {
      if let object = tracked.object { living.append(object) } else { gone.append(tracked) }
    }
    (lastChild, lastParent) = (nil, nil)
    for tracked in gone {
      byToken[tracked.token] = nil
      byIdentity[tracked.identity] = nil
      if byAddress[tracked.address] === tracked { byAddress[tracked.address] = nil }
    }
    return gone.sorted { $0.token < $1.token }
  }

  /// The coordinators that are watched, in the order in which they were met.
  var coordinators: [Tracked] {
    byToken.values.filter(\.isCoordinator).sorted { $0.token < $1.token }
  }

  /// The screens that are watched, in the order in which they were met.
  var screens: [Tracked] {
    byToken.values.filter { !$0.isCoordinator }.sorted { $0.token < $1.token }
  }

  static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }
}
