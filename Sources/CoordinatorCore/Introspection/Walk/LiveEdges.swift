import CoordinatorGraph

struct LiveEdges {
  private(set) var edges: [Edge] = []

  private let walk: LiveWalk
  private let tree: SpanningTree
  private let ids: [NodeID]
  private let navigation: NavigationPaths
  /// The coordinators that something else than their screens keeps.
  private let kept: Set<Int32>
  private var presented: Set<Pair> = []

  private struct Pair: Hashable {
    let coordinator: Int32
    let screen: Int32
  }

  init(of walk: LiveWalk, tree: SpanningTree, navigation: NavigationPaths, ids: [NodeID]) {
    (self.walk, self.tree, self.ids) = (walk, tree, ids)
    self.navigation = navigation
    kept = walk.keptCoordinators
    for link in walk.record.links { add(link) }
    for (screen, claim) in tree.claims.sorted(by: { $0.key < $1.key }) { add(claim: claim, of: screen) }
  }

  private mutating func add(_ link: WalkRecord.Link) {
    if let holder = navigation.holders[link.owner] { return add(link, heldBy: holder) }
    guard let kind = kind(of: link) else { return }
    if kind == .presents, !presented.insert(Pair(coordinator: link.owner, screen: link.target)).inserted {
      return
    }
    let label = kind == .requires ? walk.slots[Int(link.slot)].declaredType : nil
    append(link.owner, link.target, kind, link.ownership, via: walk.path(of: link), label: label)
  }

  /// A coordinator in a tab bar or stack is held by the coordinator that holds the tab bar or stack.
  private mutating func add(_ link: WalkRecord.Link, heldBy holder: WalkRecord.Link) {
    guard category(link.target) == .coordinator, link.ownership == .strong else { return }
    guard !tree.isAncestor(link.target, of: holder.owner) else { return }
    let via = "\(walk.path(of: holder)).\(walk.path(of: link))"
    append(holder.owner, link.target, .holds, link.ownership, via: via)
  }

  /// A screen that a coordinator shows without keeping it belongs to the coordinator that it refers to.
  private mutating func add(claim: WalkRecord.Link, of screen: Int32) {
    let shown = navigation.way(from: claim.target, to: screen)
    let via = shown.map { "\(walk.path(of: $0.navigation)).\(walk.path(of: $0.screen))" }
    append(claim.target, screen, .presents, shown?.screen.ownership ?? .unknown, via: via)
  }

  private mutating func append(
    _ from: Int32,
    _ to: Int32,
    _ kind: Edge.Kind,
    _ ownership: Ownership,
    via: String?,
    label: String? = nil
  ) {
    let (from, to) = (ids[Int(from)], ids[Int(to)])
    edges.append(Edge(from: from, to: to, kind: kind, ownership: ownership, via: via, label: label))
  }

  /// The kind of edge for a reference between two nodes; nil if the graph has no such edge.
  private func kind(of link: WalkRecord.Link) -> Edge.Kind? {
    guard tree.isNode[Int(link.owner)], tree.isNode[Int(link.target)] else { return nil }
    let meaning = walk.slots[Int(link.slot)].meaning
    switch (category(link.owner), category(link.target)) {
    case (.coordinator, .coordinator): return kindOfTree(link, meaning)
    case (.coordinator, .screen): return .presents
    case (.screen, .coordinator):
      return link.ownership == .strong && !kept.contains(link.target) ? .holds : nil
    case (.coordinator, .container), (.coordinator, .registry): return .holds
    case (.container, .coordinator), (.registry, .coordinator): return meaning.wayUp ?? .holds
    case (.container, _), (.registry, _): return meaning == .dependency ? .requires : .provides
    default: return nil
    }
  }

  private func kindOfTree(_ link: WalkRecord.Link, _ meaning: Slot.Meaning) -> Edge.Kind {
    if meaning == .children { return .child }
    if let wayUp = meaning.wayUp { return wayUp }
    // Whatever it is called, a slot that holds an ancestor is a way up.
    let isWayUp = link.owner != link.target && tree.isAncestor(link.target, of: link.owner)
    return isWayUp ? .parent : .holds
  }

  private func category(_ object: Int32) -> ObjectCategory {
    walk.record.objects[Int(object)].category
  }
}

extension LiveWalk {
  /// The root, and the coordinators that another object than a screen keeps.
  fileprivate var keptCoordinators: Set<Int32> {
    var kept: Set<Int32> = [0]
    for link in record.links where link.ownership == .strong && link.owner != link.target {
      let isScreen = record.objects[Int(link.owner)].category == .screen
      if !isScreen, !slots[Int(link.slot)].meaning.leadsUp { kept.insert(link.target) }
    }
    return kept
  }

  /// The property's path, with the subscripts of a link.
  func path(of link: WalkRecord.Link) -> String {
    let path = slots[Int(link.slot)].path
    guard !link.subscripts.isEmpty else { return path }
    var rest = link.subscripts[...]
    return path.reduce(into: "") { filled, character in
      if character == "#" { filled += rest.popFirst()?.text ?? "" } else { filled.append(character) }
    }
  }
}

extension Slot.Meaning {
  fileprivate var wayUp: Edge.Kind? {
    switch self {
    case .parent: .parent
    case .listener: .listener
    default: nil
    }
  }
}

extension WalkRecord.Subscript {
  fileprivate var text: String {
    switch self {
    case .index(let index): String(index)
    case .key(let key): key
    case .unordered: "?"
    }
  }
}

/// How coordinators reach the screens in their navigation controllers.
struct NavigationPaths: Sendable {
  /// A coordinator's link to a navigation object, and that object's link to a screen.
  typealias Way = (navigation: WalkRecord.Link, screen: WalkRecord.Link)

  private var navigations: [Int32: [WalkRecord.Link]] = [:]
  private var screens: [Int32: [WalkRecord.Link]] = [:]
  /// For each navigation object, the first link from a coordinator to it.
  private(set) var holders: [Int32: WalkRecord.Link] = [:]

  init(of record: WalkRecord) {
    for link in record.links {
      let (owner, target) = (
        record.objects[Int(link.owner)].category, record.objects[Int(link.target)].category
      )
      if owner == .coordinator, target.isNavigation {
        navigations[link.owner, default: []].append(link)
        if holders[link.target] == nil { holders[link.target] = link }
      }
      if owner.isNavigation, target == .screen { screens[link.target, default: []].append(link) }
    }
  }

  /// The first way from a coordinator to a screen, if there is one.
  func way(from coordinator: Int32, to screen: Int32) -> Way? {
    for shown in screens[screen] ?? [] {
      if let kept = navigations[coordinator]?.first(where: { $0.target == shown.owner }) {
        return (kept, shown)
      }
    }
    return nil
  }
}
