import CoordinatorGraph

/// All objects that are watched, each with a token that no other object of the run has.
struct TrackedObjects {
  private var byAddress: [UInt: Tracked] = [:]
  private(set) var byToken: [Int: Tracked] = [:]
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
    let tracked = add(object, kind)
    return (tracked, true)
  }

  private mutating func add(_ object: AnyObject, _ kind: Node.Kind) -> Tracked {
    let type: AnyClass = Swift.type(of: object)
    let former = types[ObjectIdentifier(type)] ?? (typeName(type), 0)
    types[ObjectIdentifier(type)] = (former.name, former.count + 1)
    lastToken += 1
    let subject = Leak.Subject(token: lastToken, type: former.name, ordinal: former.count + 1, kind: kind)
    let tracked = Tracked(object, address: Self.address(of: object), subject: subject)
    byAddress[tracked.address] = tracked
    byToken[lastToken] = tracked
    return tracked
  }

  /// Forgets the objects that are gone, and hands them back in the order of their tokens.
  ///
  /// - Parameter living: Keeps those that live, so that none of them ends here.
  mutating func removeGone(keeping living: inout [AnyObject]) -> [Tracked] {
    var gone: [Tracked] = []
    for tracked in byToken.values {
      if let object = tracked.object { living.append(object) } else { gone.append(tracked) }
    }
    for tracked in gone {
      byToken[tracked.token] = nil
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

  private static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }
}
