import CoordinatorGraph

/// The facts of a sighting about the watched objects, by token.
struct TrackedTree {
  /// A reference between two objects that are watched.
  struct Reference {
    let owner: Tracked
    let target: Tracked
    /// The position of the link in the walk.
    let link: Int
  }

  let sighting: ObservedTree
  let roots: Set<Int>
  /// The watched objects, by the numbers of the walk; nil for others.
  private(set) var tracked: [Tracked?]
  /// The references by which lists hold each coordinator, by its token.
  private(set) var listed: [Int: [Reference]] = [:]
  /// The references by which other properties hold each coordinator strongly, by its token.
  private(set) var held: [Int: [Reference]] = [:]
  /// The children and the coordinators that each coordinator holds, by its token.
  private(set) var below: [Int: [Reference]] = [:]
  /// The references by which screens keep each coordinator, by its token.
  private(set) var keptByScreens: [Int: [Reference]] = [:]

  init(_ sighting: ObservedTree, tracked: [Tracked?], roots: Set<Int>) {
    self.sighting = sighting
    self.tracked = tracked
    self.roots = roots
    for position in sighting.children { add(position, to: \.listed) }
    for position in sighting.holds { add(position, to: \.held) }
    for reference in sighting.keptByScreens.compactMap({ reference($0) }) {
      keptByScreens[reference.target.token, default: []].append(reference)
    }
  }

  private mutating func add(_ position: Int, to list: WritableKeyPath<TrackedTree, [Int: [Reference]]>) {
    guard let reference = reference(position) else { return }
    self[keyPath: list][reference.target.token, default: []].append(reference)
    below[reference.owner.token, default: []].append(reference)
  }

  /// The objects at the ends of a link.
  func reference(_ position: Int) -> Reference? {
    let link = sighting.walk.record.links[position]
    guard let owner = tracked[Int(link.owner)], let target = tracked[Int(link.target)] else { return nil }
    return Reference(owner: owner, target: target, link: position)
  }

  /// The path of a reference's property, subscripts included.
  func path(_ reference: Reference) -> String {
    sighting.walk.path(of: sighting.walk.record.links[reference.link])
  }

  /// The path without the parts in brackets.
  func slot(_ reference: Reference) -> HeldSlot {
    let slot = sighting.walk.record.links[reference.link].slot
    return HeldSlot(owner: reference.owner.token, name: sighting.slotNames[Int(slot)])
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
    let owner = sighting.objects[Int(sighting.walk.record.links[reference.link].owner)]
    let path = path(reference)
    return storedFields(of: type(of: owner)).contains { $0.isForGood && $0.stores(path) }
  }

  /// The ids of objects in the snapshot of the same walk, by their tokens.
  func nodes(of tokens: Set<Int>) -> [Int: NodeID] {
    let meant = tracked.indices.filter { tracked[$0].map { tokens.contains($0.token) } ?? false }
    let nodes = zip(meant.map { tracked[$0]?.token ?? 0 }, sighting.ids(of: meant))
    return Dictionary(nodes) { first, _ in first }
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
    (walk, roots, self.time) = (situation.sighting.walk, situation.roots, time)
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

extension ObservedTree {
  /// Whether a link is that of a list of children.
  func isChild(_ link: Int) -> Bool {
    walk.slots[Int(walk.record.links[link].slot)].meaning == .children
  }
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
