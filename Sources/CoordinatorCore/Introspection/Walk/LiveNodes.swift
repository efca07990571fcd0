import CoordinatorGraph

struct LiveNodes {
  private(set) var nodes: [Node] = []

  /// - Parameter remarks: Further unknown facts about objects, by their numbers.
  init(of walk: LiveWalk, tree: SpanningTree, ids: [NodeID], remarks: [Int32: [String]]) {
    let roles = LiveRoles(of: walk)
    var notes = walk.record.notes.merging(remarks, uniquingKeysWith: +)
    for (holder, reason) in UnclaimedScreens(of: walk, tree: tree).notes {
      notes[holder, default: []].append(reason)
    }
    for (number, object) in walk.record.objects.enumerated() where tree.isNode[number] {
      let type = walk.types[Int(object.type)]
      let index = Int32(truncatingIfNeeded: number)
      nodes.append(
        Node(
          id: ids[number],
          type: type.name,
          kind: object.category.nodeKind,
          role: roles[index],
          module: type.module,
          documentation: type.documentation,
          unknown: type.notes + (notes[index] ?? [])
        )
      )
    }
  }
}

extension ObjectCategory {
  fileprivate var nodeKind: Node.Kind {
    switch self {
    case .coordinator, .box: .coordinator
    case .screen, .navigation, .tabs: .screen
    case .container, .registry: .container
    case .other: .dependency
    }
  }
}

/// The parts that coordinators play: the roots of the walk, those that show a tab bar, and their tabs.
struct LiveRoles {
  private var roles: [Int32: Node.Role] = [:]

  init(of walk: LiveWalk) {
    let links = walk.record.links
    let objects = walk.record.objects
    let shown = Dictionary(grouping: links.filter { objects[Int($0.owner)].category == .tabs }, by: \.owner)
      .mapValues { Set($0.map(\.target)) }
    let owners = Self.tabOwners(links, objects)
    let contents = Self.screensOfCoordinators(links, objects)
    for link in links {
      guard let tabs = owners[link.owner], objects[Int(link.target)].category == .coordinator else {
        continue
      }
      guard let content = contents[link.target], let bar = shown[tabs], !bar.isDisjoint(with: content) else {
        continue
      }
      roles[link.target] = .tab
      roles[link.owner] = .tabContainer
    }
    for root in 0..<walk.rootCount where root < objects.count && objects[root].category == .coordinator {
      roles[Int32(truncatingIfNeeded: root)] = .root
    }
  }

  subscript(object: Int32) -> Node.Role? { roles[object] }

  /// The first coordinator that holds each tab bar: others may only have received it.
  private static func tabOwners(_ links: [WalkRecord.Link], _ objects: [WalkRecord.Object]) -> [Int32: Int32]
  {
    var seen: Set<Int32> = []
    var owners: [Int32: Int32] = [:]
    for link in links where objects[Int(link.target)].category == .tabs {
      guard objects[Int(link.owner)].category == .coordinator, seen.insert(link.target).inserted else {
        continue
      }
      owners[link.owner] = link.target
    }
    return owners
  }

  /// The containers in which each coordinator shows its screens.
  private static func screensOfCoordinators(
    _ links: [WalkRecord.Link],
    _ objects: [WalkRecord.Object]
  ) -> [Int32: Set<Int32>] {
    var screens: [Int32: Set<Int32>] = [:]
    for link in links where objects[Int(link.owner)].category == .coordinator {
      let target = objects[Int(link.target)].category
      if target.isNavigation || target == .screen { screens[link.owner, default: []].insert(link.target) }
    }
    return screens
  }
}

/// Visible screens that no coordinator holds and that refer to none.
struct UnclaimedScreens {
  /// A remark for each coordinator that shows such screens.
  private(set) var notes: [(Int32, String)] = []

  init(of walk: LiveWalk, tree: SpanningTree) {
    let objects = walk.record.objects
    var holders: [Int32: Int32] = [:]
    for link in walk.record.links where objects[Int(link.target)].category.isNavigation {
      let holder = objects[Int(link.owner)].category == .coordinator ? link.owner : holders[link.owner]
      if holders[link.target] == nil, let holder { holders[link.target] = holder }
    }
    var told: Set<Int32> = []
    for link in walk.record.links {
      let isShown = objects[Int(link.target)].category == .screen && !tree.isNode[Int(link.target)]
      guard isShown, let holder = holders[link.owner], told.insert(link.target).inserted else { continue }
      let name = walk.types[Int(objects[Int(link.target)].type)].name
      notes.append((holder, "\(name) is shown, but refers to no coordinator"))
    }
  }
}
