import CoordinatorGraph

/// The result of a walk over a tree of live coordinators.
///
/// A value without any reference to the app's objects. Run the walk, which is quick, on the thread that owns
/// the tree (usually the main thread). The result can be processed later on any thread.
///
/// The walk only reads memory, which is fast, and calls no code of the app, except
/// ``CoordinatorIntrospectable`` types. It keeps nothing alive after `init` returned. Other threads must not
/// change the objects while it runs: a tree that belongs to the main actor is only read on the main thread.
package struct LiveWalk: Sendable {
  let record: WalkRecord
  let types: [LiveType]
  let slots: [Slot]
  let rootCount: Int

  /// Walks everything below a root.
  ///
  /// - Parameters:
  ///   - root: A coordinator of any class.
  ///   - others: Further objects to start from, such as a `DIContainer` that no coordinator holds.
  ///   - rules: Rules that identify coordinators, screens and containers.
  /// - Complexity: Time and memory are linear in the number of objects and references.
  package init(of root: AnyObject, and others: [AnyObject] = [], rules: WalkRules = WalkRules()) {
    self = Self.walk(root, and: others, rules: rules).walk
  }

  private init(_ reader: inout ObjectReader, rootCount: Int) {
    record = reader.finish()
    types = reader.classes.liveTypes
    slots = reader.classes.slots.slots
    self.rootCount = rootCount
  }

  /// The number of coordinators, containers and screens.
  package var objectCount: Int { record.objects.count }

  /// How many references between them were found.
  package var referenceCount: Int { record.links.count }
}

extension Snapshot {
  /// The snapshot of a live coordinator tree.
  ///
  ///     let snapshot = Snapshot(of: appCoordinator)
  ///
  /// A tree of the main actor is only read on the main thread. Elsewhere the snapshot has the root alone, and
  /// says so in ``Node/unknown``. An asynchronous function writes `await Snapshot(of:)`.
  ///
  /// - Parameters:
  ///   - root: A coordinator of any class; the app needs no changes.
  ///   - name: The name of the snapshot, such as the app's name.
  ///   - others: Further objects to start from, such as a `DIContainer` that no coordinator holds.
  ///   - rules: Rules that identify coordinators, screens and containers.
  public init(
    of root: AnyObject,
    name: String? = nil,
    and others: [AnyObject] = [],
    rules: WalkRules = WalkRules()
  ) {
    self = LiveWalk(of: root, and: others, rules: rules).snapshot(name: name)
  }

  /// The same from any thread, read on the main actor: `await Snapshot(of: appCoordinator)`.
  @MainActor
  public init(
    of root: AnyObject,
    name: String? = nil,
    and others: [AnyObject] = [],
    rules: WalkRules = WalkRules()
  ) async {
    self = LiveWalk(of: root, and: others, rules: rules).snapshot(name: name)
  }
}

extension LiveWalk {
  /// The graph of the walk, with ids that are the same in the next run.
  ///
  /// - Parameter name: The name of the snapshot, such as the app's name.
  /// - Complexity: O(n log n) in the number of nodes and edges.
  /// - Parameter isRoot: Whether a start of the walk has the role of a root; nil for all.
  package func snapshot(name: String? = nil, isRoot: ((Int) -> Bool)? = nil) -> Snapshot {
    let navigation = NavigationPaths(of: record)
    let tree = SpanningTree(of: self, navigation: navigation)
    let paths = pathIDs(in: tree)
    // Paths differ from one another, unless two digests are equal: then numbers must do.
    let graph =
      graph(tree, navigation, ids: paths, isRoot)
      ?? graph(tree, navigation, ids: paths.indices.map { NodeID("\($0)") }, isRoot)
    return Snapshot(origin: Snapshot.Origin(kind: .live, name: name), graph: graph ?? .empty)
  }

  /// The ids of objects, by their numbers; empty for others than the meant ones and those above them.
  func pathIDs(in tree: SpanningTree, meant: [Int]? = nil) -> [NodeID] {
    PathIDs(of: tree, types: record.objects.map { types[Int($0.type)].name }, meant: meant).ids
  }

  /// The ids that the snapshot has, by the numbers of the objects.
  var ids: [NodeID] { pathIDs(in: SpanningTree(of: self, navigation: NavigationPaths(of: record))) }

  private func graph(
    _ tree: SpanningTree,
    _ navigation: NavigationPaths,
    ids: [NodeID],
    _ isRoot: ((Int) -> Bool)?
  ) -> Graph? {
    let registrations = LiveRegistrations(of: self, ids: ids)
    let nodes = nodes(tree, ids: ids, remarks: registrations.notes, isRoot)
    let edges = LiveEdges(of: self, tree: tree, navigation: navigation, ids: ids).edges
    return try? Graph(nodes: nodes + registrations.nodes, edges: (edges + registrations.edges).numbered())
  }
}

extension [Edge] {
  /// The edges, each with its place among those that leave the same node.
  fileprivate func numbered() -> [Edge] {
    var next: [NodeID: Int] = [:]
    return map { edge in
      var edge = edge
      edge.order = next[edge.from, default: 0]
      next[edge.from] = edge.order + 1
      return edge
    }
  }
}

extension LiveWalk {
  /// A walk, with the objects by number; the roots come first.
  typealias WithObjects = (walk: LiveWalk, objects: [AnyObject])

  /// Visits, breadth first, every coordinator, container and screen that the roots reach, and records the references between
  /// them. Time and memory are linear in the objects and references; the depth of the tree costs nothing.
  static func walk(_ root: AnyObject, and others: [AnyObject], rules: WalkRules) -> WithObjects {
    var reader = ObjectReader(rules: rules, root: root)
    for root in [root] + others { reader.meetRoot(root) }
    let rootCount = reader.table.objects.count
    if reader.classes.isBlind {
      reader.record.note("no rule identifies the coordinators: set WalkRules", about: 0)
    }
    if let refusal = MainActorCheck.refusal(of: root) {
      reader.record.note(refusal, about: 0)
    } else {
      var next = 0
      repeat { reader.readAll(from: &next) } while reader.meetCoordinatorsOfScreens(root: root, rules: rules)
    }
    return (LiveWalk(&reader, rootCount: rootCount), reader.table.objects)
  }

  /// The same from all of the objects; nil without any.
  static func walk(_ roots: [AnyObject], rules: WalkRules) -> WithObjects? {
    roots.first.map { walk($0, and: Array(roots.dropFirst()), rules: rules) }
  }

  /// The coordinators in the stored properties of a screen. Reads only that object.
  static func coordinators(referredToBy screen: AnyObject, root: AnyObject, rules: WalkRules) -> [AnyObject] {
    var reader = ObjectReader(rules: rules, root: root)
    reader.meetRoot(screen)
    guard reader.record.objects.first?.category.isScreen == true else { return [] }
    reader.readObject(0)
    let references = reader.record.unresolved
    return references.compactMap { link, address in
      guard link.ownership == .strong || link.ownership == .weak else { return nil }
      let object = MemoryNode(address: address, kind: .object).object
      let plan = reader.classes.number(of: object)
      return reader.classes.plans[plan].category == .coordinator ? object : nil
    }
  }
}

extension ObjectReader {
  /// Reads the objects from a number on, and those that they lead to.
  mutating func readAll(from next: inout Int) {
    while next < table.objects.count {
      readObject(next)
      next += 1
      while let late = recognized.popLast() { readObject(late) }
    }
  }
}
