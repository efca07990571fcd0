import CoordinatorGraph

extension LiveWalk {
  /// The nodes of the graph.
  ///
  /// - Parameter remarks: Further unknown facts about objects, by their numbers.
  func nodes(
    _ tree: SpanningTree,
    ids: [NodeID],
    remarks: [Int32: [String]],
    _ isRoot: ((Int) -> Bool)?
  ) -> [Node] {
    let roles = roles(isRoot)
    let notes = record.notes.merging(remarks, uniquingKeysWith: +)
      .merging(unclaimedScreens(tree), uniquingKeysWith: +)
    return record.objects.enumerated().filter { tree.isNode[$0.offset] }.map { number, object in
      let type = types[Int(object.type)]
      let index = Int32(truncatingIfNeeded: number)
      return Node(
        id: ids[number],
        type: type.name,
        kind: object.category.nodeKind,
        role: roles[index],
        module: type.module,
        documentation: type.documentation,
        unknown: type.notes + (notes[index] ?? [])
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

extension LiveWalk {
  /// The parts that coordinators play: the roots of the walk, those that show a tab bar, and their tabs.
  private func roles(_ isRoot: ((Int) -> Bool)?) -> [Int32: Node.Role] {
    let (links, objects) = (record.links, record.objects)
    var roles: [Int32: Node.Role] = [:]
    // The screens of each tab bar and coordinator, and the tab bar of each coordinator. The first coordinator that
    // holds a tab bar owns it: others may only have received it.
    var (shown, owned) = ([Int32: Set<Int32>](), [Int32: Int32]())
    var taken: Set<Int32> = []
    for link in links {
      let (owner, target) = (objects[Int(link.owner)].category, objects[Int(link.target)].category)
      guard owner == .tabs || (owner == .coordinator && target.isScreen) else { continue }
      shown[link.owner, default: []].insert(link.target)
      guard owner == .coordinator, target == .tabs, taken.insert(link.target).inserted else { continue }
      owned[link.owner] = link.target
    }
    for link in links where objects[Int(link.target)].category == .coordinator {
      guard let tabs = owned[link.owner], let bar = shown[tabs], let content = shown[link.target],
        !bar.isDisjoint(with: content)
      else { continue }
      roles[link.target] = .tab
      roles[link.owner] = .tabContainer
    }
    for root in 0..<rootCount where objects[root].category == .coordinator && isRoot?(root) ?? true {
      roles[Int32(truncatingIfNeeded: root)] = .root
    }
    return roles
  }

  /// Remarks on coordinators that show screens which no coordinator holds and that refer to none.
  private func unclaimedScreens(_ tree: SpanningTree) -> [Int32: [String]] {
    let objects = record.objects
    var (holders, notes) = ([Int32: Int32](), [Int32: [String]]())
    for link in record.links where objects[Int(link.target)].category.isNavigation {
      let holder = objects[Int(link.owner)].category == .coordinator ? link.owner : holders[link.owner]
      if holders[link.target] == nil, let holder { holders[link.target] = holder }
    }
    var told: Set<Int32> = []
    for link in record.links {
      let isShown = objects[Int(link.target)].category == .screen && !tree.isNode[Int(link.target)]
      guard isShown, let holder = holders[link.owner], told.insert(link.target).inserted else { continue }
      let name = types[Int(objects[Int(link.target)].type)].name
      notes[holder, default: []].append("\(name) is shown, but refers to no coordinator")
    }
    return notes
  }
}
