import CoordinatorGraph

/// The tree of first visits in a walk. Ids are paths in this tree.
struct SpanningTree {
  /// For each object, the object that names it; -1 for roots and for objects that are not nodes.
  private(set) var parents: [Int32]
  /// Whether the object is a node of the graph.
  private(set) var isNode: [Bool]
  /// For each screen that belongs to a coordinator by its own reference: that reference.
  private(set) var claims: [Int32: WalkRecord.Link] = [:]

  private let intervals: [(enter: Int32, leave: Int32)]

  init(of walk: LiveWalk, navigation: NavigationPaths) {
    let objects = walk.record.objects
    var parents = [Int32](repeating: -1, count: objects.count)
    var isNode = objects.map { !$0.category.isNavigation && $0.category != .screen }
    for link in walk.record.links where parents[Int(link.target)] < 0 {
      let (owner, target) = (objects[Int(link.owner)].category, objects[Int(link.target)].category)
      guard owner.namesOthers, !target.isNavigation, link.target >= walk.rootCount else { continue }
      guard link.owner < link.target || target == .screen else { continue }
      parents[Int(link.target)] = link.owner
      isNode[Int(link.target)] = true
    }
    for link in walk.record.links where parents[Int(link.target)] < 0 && link.target >= walk.rootCount {
      guard objects[Int(link.target)].category == .coordinator else { continue }
      guard let holder = navigation.holders[link.owner]?.owner, holder < link.target else { continue }
      parents[Int(link.target)] = holder
    }
    for link in walk.record.links where objects[Int(link.owner)].category == .screen {
      guard objects[Int(link.target)].category == .coordinator, parents[Int(link.owner)] < 0 else { continue }
      parents[Int(link.owner)] = link.target
      isNode[Int(link.owner)] = true
      claims[link.owner] = link
    }
    self.parents = parents
    self.isNode = isNode
    intervals = Self.intervals(of: parents)
  }

  /// Whether one object is an ancestor of another, or the same object.
  func isAncestor(_ ancestor: Int32, of object: Int32) -> Bool {
    let (above, below) = (intervals[Int(ancestor)], intervals[Int(object)])
    return above.enter <= below.enter && below.leave <= above.leave
  }

  /// The times of entering and leaving each object in a tour of the tree. Parents need not come first.
  private static func intervals(of parents: [Int32]) -> [(enter: Int32, leave: Int32)] {
    let children = GroupedLinks(childrenOf: parents)
    var intervals = [(enter: Int32, leave: Int32)](repeating: (0, 0), count: parents.count)
    var clock: Int32 = 0
    for root in parents.indices where parents[root] < 0 {
      var stack = [(object: root, isLeaving: false)]
      while let (object, isLeaving) = stack.popLast() {
        clock += 1
        if isLeaving {
          intervals[object].leave = clock
        } else {
          intervals[object].enter = clock
          stack.append((object, true))
          for child in children[Int32(truncatingIfNeeded: object)] { stack.append((Int(child), false)) }
        }
      }
    }
    return intervals
  }
}

extension GroupedLinks {
  /// The children of each object, in the order of first appearance.
  init(childrenOf parents: [Int32]) {
    let children = parents.indices.filter { parents[$0] >= 0 }
    self.init(children.map { (parents[$0], Int32(truncatingIfNeeded: $0)) }, count: parents.count)
  }
}

extension ObjectCategory {
  /// Whether the objects that it holds are named after it.
  fileprivate var namesOthers: Bool { self == .coordinator || isContainer }
}
