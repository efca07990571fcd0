import CoordinatorGraph

/// The parts that coordinators play, as the code tells: who is made by the app itself, who shows tabs, who is one.
struct Roles {
  private var roles: [TypeID: Node.Role] = [:]

  init(_ flow: Flow, _ edges: CoordinatorEdges, _ coordinators: Set<TypeID>) {
    let led = Set(
      edges.relations.keys.filter { Set.hierarchy.contains($0.kind) && $0.from != $0.to }.map(\.to)
    )
    for type in flow.madeByApp where coordinators.contains(type) && !led.contains(type) {
      roles[type] = .root
    }
    for type in coordinators where Self.showsTabs(type, flow) {
      if roles[type] == nil { roles[type] = .tabContainer }
      for (key, relation) in edges.relations where key.from == type && [.child, .holds].contains(key.kind) {
        if roles[key.to] == nil, Self.isTab(relation, of: type, flow) { roles[key.to] = .tab }
      }
    }
  }

  static let tabBarController = "UITabBarController"
  static let makingTabs = "\(tabBarController).init"

  subscript(type: TypeID) -> Node.Role? { roles[type] }

  private static func showsTabs(_ type: TypeID, _ flow: Flow) -> Bool {
    if flow.program.externals(of: type).contains(where: { ExternalBases.showsTabs($0.name) }) { return true }
    let properties = flow.program[type].properties
    if properties.contains(where: { $0.fact.type?.name == tabBarController }) { return true }
    return flow.makesExternal[tabBarController]?.contains(type) ?? false
  }

  /// Whether a child is there from the start on: made by what a start leads to.
  private static func isTab(_ relation: Relation, of type: TypeID, _ flow: Flow) -> Bool {
    let early = flow.functionsOfStart(of: type)
    return relation.traces.compactMap(\.first).contains { place in
      flow.functionNames(at: place, of: type).contains(where: early.contains)
    }
  }
}

extension Flow {
  /// The names of the methods that starting an object of a type leads to, within the type.
  func functionsOfStart(of type: TypeID) -> Set<String> {
    let calls = callsWithin[type] ?? [:]
    var open = Set(calls.keys.filter { Words.isStarting($0) || $0 == "init" })
    open.formUnion(["init", "start"])
    var found: Set<String> = []
    while let name = open.popFirst() {
      guard found.insert(name).inserted else { continue }
      open.formUnion((calls[name] ?? []).subtracting(found))
    }
    // What a property starts with is there before anything is called.
    found.formUnion(program[type].properties.map(\.fact.name))
    return found
  }

  func functionNames(at place: Place, of type: TypeID) -> Set<String> {
    names[type]?[place] ?? []
  }
}
