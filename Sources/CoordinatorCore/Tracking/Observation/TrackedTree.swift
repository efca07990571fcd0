import CoordinatorGraph

/// What a look found out about the watched objects. It keeps them alive: release it outside of every lock.
struct TrackedTree {
  /// A reference between two objects that are watched.
  struct Reference {
    let owner: Tracked
    let target: Tracked
    /// The position of the link in the walk.
    let link: Int
  }

  let walk: LiveWalk
  let objects: [AnyObject]
  let roots: Set<Int>
  /// The watched objects, by the numbers of the walk; nil for others.
  let tracked: [Tracked?]
  /// The paths of the properties without subscripts, by the numbers of their slots.
  private let slotNames: [String]
  private let tree: SpanningTree

  /// The references by which lists hold each coordinator, by its token.
  private(set) var listed: [Int: [Reference]] = [:]
  /// The references by which other properties hold each coordinator strongly, by its token.
  private(set) var held: [Int: [Reference]] = [:]
  /// The children and the coordinators that each coordinator holds, by its token.
  private(set) var below: [Int: [Reference]] = [:]
  /// The strong references from screens to each coordinator, by its token.
  private(set) var keptByScreens: [Int: [Reference]] = [:]
  /// Strong references from coordinators to screens.
  private(set) var keptScreens: [Reference] = []
  /// Strong references to an ancestor.
  private(set) var waysUp: [Reference] = []
  /// Children that are ancestors of their parents.
  private(set) var cycles: [Reference] = []
  /// Which screens belong to which coordinators.
  private(set) var claims: [(screen: Tracked, coordinator: Tracked, isReferredTo: Bool)] = []
  /// For each screen that another one contains or presents, that one.
  private(set) var containers: [Int32: Int32] = [:]

  /// - Parameters:
  ///   - tracked: What is known about each coordinator and screen of the walk, by its number.
  ///   - roots: The tokens of the roots.
  init(_ result: LiveWalk.WithObjects, tracked: [Tracked?], roots: Set<Int>) {
    (walk, objects) = result
    (self.tracked, self.roots) = (tracked, roots)
    slotNames = walk.slots.map(\.path.withoutSubscripts)
    let navigation = NavigationPaths(of: walk.record)
    tree = SpanningTree(of: walk, navigation: navigation)
    for (position, link) in walk.record.links.enumerated() { add(link, position) }
    for (screen, holder) in navigation.holders {
      guard let screen = tracked[Int(screen)], let owner = tracked[Int(holder.owner)] else { continue }
      claims.append((screen, owner, isReferredTo: false))
    }
  }

  private mutating func add(_ link: WalkRecord.Link, _ position: Int) {
    guard let owner = tracked[Int(link.owner)], let target = tracked[Int(link.target)] else { return }
    let reference = Reference(owner: owner, target: target, link: position)
    switch (walk.category(link.owner), walk.category(link.target)) {
    case (.coordinator, .coordinator): addBetweenCoordinators(link, reference)
    case (.coordinator, .screen):
      claims.append((target, owner, isReferredTo: false))
      if link.ownership == .strong { keptScreens.append(reference) }
    case (.screen, .coordinator):
      claims.append((owner, target, isReferredTo: true))
      if link.ownership == .strong { keptByScreens[target.token, default: []].append(reference) }
    case (let owner, let target) where owner.isScreen && target.isScreen:
      guard link.ownership == .strong || link.ownership == .unknown, link.owner != link.target else { return }
      if containers[link.target] == nil { containers[link.target] = link.owner }
    default: return
    }
  }

  private mutating func addBetweenCoordinators(_ link: WalkRecord.Link, _ reference: Reference) {
    let isWayUp = tree.isAncestor(link.target, of: link.owner)
    let meaning = walk.slots[Int(link.slot)].meaning
    if meaning == .children {
      guard link.ownership != .weak else { return }
      if isWayUp { cycles.append(reference) }
      listed[reference.target.token, default: []].append(reference)
    } else if meaning.leadsUp || isWayUp {
      if link.ownership == .strong { waysUp.append(reference) }
      return
    } else {
      guard link.ownership == .strong else { return }
      held[reference.target.token, default: []].append(reference)
    }
    below[reference.owner.token, default: []].append(reference)
  }

  /// The path of a reference's property, subscripts included.
  func path(_ reference: Reference) -> String {
    walk.path(of: walk.record.links[reference.link])
  }

  /// The path without the parts in brackets.
  func slot(_ reference: Reference) -> HeldSlot {
    let slot = walk.record.links[reference.link].slot
    return HeldSlot(owner: reference.owner.token, name: slotNames[Int(slot)])
  }

  /// Whether a reference is in a list of children.
  func isChild(_ reference: Reference) -> Bool {
    walk.slots[Int(walk.record.links[reference.link].slot)].meaning == .children
  }

  /// A reference as an observation.
  func evidence(
    _ kind: Leak.Evidence.Kind,
    _ reference: Reference,
    at place: SourceLocation? = nil
  ) -> Leak.Evidence {
    Leak.Evidence(kind, owner: reference.owner.subject.name, property: path(reference), at: place)
  }

  /// Whether the property is a constant or lazy, and so meant for reuse.
  func isForGood(_ reference: Reference) -> Bool {
    let owner = objects[Int(walk.record.links[reference.link].owner)]
    let path = path(reference)
    return storedFields(of: type(of: owner)).contains { $0.isForGood && $0.stores(path) }
  }

  /// The ids of objects in the snapshot of the same walk, by their tokens.
  func nodes(of tokens: Set<Int>) -> [Int: NodeID] {
    let meant = tracked.indices.filter { tracked[$0].map { tokens.contains($0.token) } ?? false }
    let ids = walk.pathIDs(in: tree, meant: meant)
    return Dictionary(meant.map { (tracked[$0]?.token ?? 0, ids[$0]) }) { first, _ in first }
  }

  /// A coordinator and all coordinators attached below it, or those of them that are meant.
  func subtree(of coordinator: Tracked, where isMeant: (Tracked) -> Bool = { _ in true }) -> [Tracked] {
    var (found, met) = ([coordinator], Set([coordinator.token]))
    var next = 0
    while next < found.count {
      for reference in below[found[next].token] ?? []
      where isMeant(reference.target) && met.insert(reference.target.token).inserted {
        found.append(reference.target)
      }
      next += 1
    }
    return found
  }
}

/// The tree of a look. To draw it takes a while, and any thread can do it.
final class SeenTree: Sendable {
  private let walk: LiveWalk
  private let roots: Set<Int>
  /// The tokens of the watched objects, by the numbers of the walk; zero for others.
  private let tokens: [Int]
  private let time: Int

  init(_ situation: TrackedTree, at time: Int) {
    (walk, roots, self.time) = (situation.walk, situation.roots, time)
    tokens = situation.tracked.map { $0?.token ?? 0 }
  }

  /// How many objects were met.
  var objectCount: Int { tokens.count }

  /// Whether two looks met the same objects and references.
  func isSame(as other: SeenTree) -> Bool {
    tokens == other.tokens && walk.record.links == other.walk.record.links
  }

  /// The graph with its objects. What nothing refers to is outside the tree, and has no role.
  var recorded: RecordedSnapshot {
    // Screens that only hold others have no node.
    let drawn = zip(tokens, walk.ids).filter { $0 != 0 && !$1.rawValue.isEmpty }.sorted { $0.0 < $1.0 }
    return RecordedSnapshot(
      at: time,
      objects: drawn.map { RecordedSnapshot.Object(token: $0, node: $1) },
      snapshot: walk.snapshot { self.roots.contains(self.tokens[$0]) }
    )
  }
}

extension String {
  /// `sinks["pay"].handler` as `sinks.handler`.
  var withoutSubscripts: String {
    var (text, depth) = ("", 0)
    for character in self {
      if character == "[" { depth += 1 }
      if depth == 0 { text.append(character) }
      if character == "]" { depth = max(0, depth - 1) }
    }
    return text
  }
}

extension LiveWalk {
  func category(_ object: Int32) -> ObjectCategory { record.objects[Int(object)].category }
}

extension ObjectCategory {
  /// Whether it is a screen, or shows some.
  var isScreen: Bool { self == .screen || isNavigation }
}

extension TrackedTree {
  /// Whether a property keeps coordinators for reuse: a constant, a lazy property, one with such a name, or one whose
  /// coordinator was attached again before.
  func isOnPurpose(_ reference: Reference, poolWords: [String]) -> Bool {
    let name = path(reference).lowercased()
    return reference.target.attachments > 1 || poolWords.contains { name.holds($0) } || isForGood(reference)
  }

  /// The coordinators that attached ones keep on purpose while they show nothing, and those below them.
  ///
  /// Tabs in lazy properties stay after a sign-out. Below an attached coordinator with a visible screen, nothing is asleep.
  func asleep(poolWords: [String]) -> Set<Int> {
    var asleep: Set<Int> = []
    for reference in held.values.joined()
    where reference.owner.isAttached && !(reference.target.isAttached && reference.target.isShowing)
      && isOnPurpose(reference, poolWords: poolWords)
    {
      asleep.formUnion(sleepers(below: reference.target))
    }
    return asleep
  }

  private func sleepers(below keeper: Tracked) -> [Int] {
    guard keeper.isAttached else { return subtree(of: keeper) { !$0.isAttached }.map(\.token) }
    let all = subtree(of: keeper)
    return all.contains(where: \.isShowing) ? [] : all.map(\.token)
  }
}
