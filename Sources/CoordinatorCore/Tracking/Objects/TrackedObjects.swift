import CoordinatorGraph

/// All objects that are watched, each with a token that no other object of the run has.
struct TrackedObjects {
  private var byAddress: [UInt: Tracked] = [:]
  private(set) var byToken: [Int: Tracked] = [:]
  /// The watched coordinators, in order of first appearance.
  private(set) var coordinators: [Tracked] = []
  /// The watched screens, in order of first appearance.
  private(set) var screens: [Tracked] = []
  private var types: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private var lastToken = 0

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
    let type: AnyClass = type(of: object)
    let former = types[ObjectIdentifier(type)] ?? (typeName(type), 0)
    types[ObjectIdentifier(type)] = (former.name, former.count + 1)
    lastToken += 1
    let subject = Leak.Subject(token: lastToken, type: former.name, ordinal: former.count + 1, kind: kind)
    let tracked = Tracked(object, subject: subject)
    byAddress[tracked.address] = tracked
    byToken[lastToken] = tracked
    if tracked.isCoordinator { coordinators.append(tracked) } else { screens.append(tracked) }
    return (tracked, true)
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
      if byAddress[tracked.address] === tracked { byAddress[tracked.address] = nil }
    }
    guard !gone.isEmpty else { return [] }
    coordinators.removeAll(where: \.isForgotten)
    screens.removeAll(where: \.isForgotten)
    return gone.sorted { $0.token < $1.token }
  }
}
