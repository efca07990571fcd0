import CoordinatorGraph

/// The result of one walk of a tracker. It keeps the objects alive; release it outside of every lock.
struct ObservedTree {
  let walk: LiveWalk
  let objects: [AnyObject]
  /// The paths of the properties without subscripts, by the numbers of their slots.
  let slotNames: [String]
  private let tree: SpanningTree
  private let navigation: NavigationPaths

  /// References between coordinators, as positions in the links of the walk.
  private(set) var children: [Int] = []
  private(set) var holds: [Int] = []
  /// Strong references to an ancestor.
  private(set) var waysUp: [Int] = []
  /// Children that are ancestors of their parents.
  private(set) var cycles: [Int] = []
  /// Which screens belong to which coordinators.
  private(set) var claims: [(coordinator: Int32, screen: Int32, isReferredTo: Bool)] = []
  /// Strong references from screens to coordinators, as positions in the links of the walk.
  private(set) var keptByScreens: [Int] = []
  /// Strong references from coordinators to screens, as positions in the links of the walk.
  private(set) var keptScreens: [Int] = []
  /// For each screen that another one contains or presents, that one.
  private(set) var containers: [Int32: Int32] = [:]

  init(_ result: LiveWalk.WithObjects) {
    (walk, objects) = result
    slotNames = walk.slots.map(\.path.withoutSubscripts)
    navigation = NavigationPaths(of: walk.record)
    tree = SpanningTree(of: walk, navigation: navigation)
    for (position, link) in walk.record.links.enumerated() { add(link, position) }
    for (screen, holder) in navigation.holders {
      claims.append((coordinator: holder.owner, screen: screen, isReferredTo: false))
    }
    claims.sort { ($0.coordinator, $0.screen) < ($1.coordinator, $1.screen) }
  }

  private mutating func add(_ link: WalkRecord.Link, _ position: Int) {
    switch (category(link.owner), category(link.target)) {
    case (.coordinator, .coordinator): addBetweenCoordinators(link, position)
    case (.coordinator, .screen):
      claims.append((coordinator: link.owner, screen: link.target, isReferredTo: false))
      if link.ownership == .strong { keptScreens.append(position) }
    case (.screen, .coordinator):
      claims.append((coordinator: link.target, screen: link.owner, isReferredTo: true))
      if link.ownership == .strong { keptByScreens.append(position) }
    case (let owner, let target) where owner.isScreen && target.isScreen:
      guard link.ownership == .strong || link.ownership == .unknown, link.owner != link.target else { return }
      if containers[link.target] == nil { containers[link.target] = link.owner }
    default: return
    }
  }

  private mutating func addBetweenCoordinators(_ link: WalkRecord.Link, _ position: Int) {
    let meaning = walk.slots[Int(link.slot)].meaning
    if meaning == .children {
      guard link.ownership != .weak else { return }
      children.append(position)
      if tree.isAncestor(link.target, of: link.owner) { cycles.append(position) }
    } else if meaning.leadsUp || tree.isAncestor(link.target, of: link.owner) {
      if link.ownership == .strong { waysUp.append(position) }
    } else if link.ownership == .strong {
      holds.append(position)
    }
  }

  /// The ids that some objects have in the snapshot of the same walk.
  func ids(of meant: [Int]) -> [NodeID] {
    let ids = walk.pathIDs(in: tree, meant: meant)
    return meant.map { ids[$0] }
  }

  func category(_ object: Int32) -> ObjectCategory { walk.record.objects[Int(object)].category }
}

extension ObjectCategory {
  /// Whether it is a screen, or shows some.
  var isScreen: Bool { self == .screen || isNavigation }
}

/// Whether a property is `@Published` and has moved its value behind a subject, as it does when something observes it. A walk does
/// not see the value there.
///
/// It copies the value of the property. Only suspicions need that.
func hidesValue(_ property: String, of object: AnyObject) -> Bool {
  var level: Mirror? = Mirror(reflecting: object)
  while let mirror = level {
    let found = mirror.children.first {
      $0.label.map { $0.drop { $0 == "_" } == property.drop { $0 == "_" } } ?? false
    }
    if let found { return hasMoved(found.value) }
    level = mirror.superclassMirror
  }
  return false
}

private func hasMoved(_ wrapper: Any) -> Bool {
  guard "\(type(of: wrapper))".hasPrefix("Published<"),
    let storage = Mirror(reflecting: wrapper).children.first(where: { $0.label == "storage" })?.value,
    let state = Mirror(reflecting: storage).children.first?.label
  else { return false }
  return state != "value"
}
