import CoordinatorGraph

/// The roles of coordinators: the app creates the root, a tab container shows tabs.
struct Roles {
  private var roles: [TypeID: Node.Role] = [:]

  init(
    _ flow: DataFlow,
    _ edges: CoordinatorEdges,
    _ screens: ScreenEdges,
    _ coordinators: Set<TypeID>,
    tabs: [TypeID: Set<Name>]
  ) {
    let withTabBars = Self.withTabBars(flow, screens, coordinators)
    let led = Set(edges.opened.map(\.to))
    let declared = coordinators.filter { flow.program.externals(of: $0).contains { Dialect.isRoot($0.name) } }
    for type in flow.madeByApp.union(edges.screens.shownByApp).union(declared)
    where coordinators.contains(type) && !led.contains(type) {
      roles[type] = .root
    }
    // A view shows them in tabs: `TabView { HomeFlow(flow: main.home) }`.
    let tabs = tabs.merging(flow.classification.compositions.tabs) { $0.union($1) }
    let shown = edges.relations.filter { key, relation in
      [.holds, .child].contains(key.kind)
        && relation.via.map { tabs[key.from]?.contains($0) == true } ?? false
    }.keys
    for key in shown where roles[key.from] == nil { roles[key.from] = .tabContainer }
    for key in shown where roles[key.to] == nil { roles[key.to] = .tab }
    let containers = coordinators.filter { withTabBars.contains($0) || Self.showsTabs($0, flow) }.sorted()
    for type in containers where roles[type] == nil { roles[type] = .tabContainer }
    for type in containers {
      let start = StartReachability(of: type, flow)
      for (key, relation) in edges.relations where key.from == type && [.child, .holds].contains(key.kind) {
        // Tabs are there from the start on.
        let lines = relation.starts
        guard roles[key.to] == nil,
          edges.routed.contains(key) || lines.contains(where: { start.leads(to: $0) })
        else { continue }
        roles[key.to] = .tab
      }
    }
  }

  subscript(type: TypeID) -> Node.Role? { roles[type] }

  /// The coordinators with a tab bar of the app. A coordinator has the tab bar if it shows the tab bar, or if it
  /// keeps it by a protocol and another coordinator shows it.
  private static func withTabBars(
    _ flow: DataFlow,
    _ screens: ScreenEdges,
    _ coordinators: Set<TypeID>
  ) -> Set<TypeID> {
    let shown = screens.relations.keys.filter { flow.program.screenTypes.isTabBarController($0.to) }
    if shown.isEmpty { return [] }
    var keepers: [TypeID: Set<TypeID>] = [:]
    for (field, values) in flow.fields where field.objects == .all && coordinators.contains(field.type) {
      for bar in values.types where flow.program.screenTypes.isTabBarController(bar) {
        if keeps(bar, in: field, flow.program) { keepers[bar, default: []].insert(field.type) }
      }
    }
    return shown.reduce(into: []) { found, key in
      let keepers = keepers[key.to] ?? []
      let isOwn = keepers.isEmpty || keepers.contains(key.from)
      found.formUnion(isOwn || flow.attributedEffects.contains { $0.sets(up: key) } ? [key.from] : keepers)
    }
  }

  private static func showsTabs(_ type: TypeID, _ flow: DataFlow) -> Bool {
    if flow.program.externals(of: type).contains(where: { Dialect.showsTabs($0.name) }) { return true }
    // A controller that it is given has the tabs of another coordinator.
    let isGiven = flow.program.methods(of: type).map(\.fact).contains {
      $0.name == .initializer && $0.parameters.contains { $0.type?.name == .tabBarController }
    }
    let properties = flow.program[type].properties
    if !isGiven, properties.contains(where: { $0.fact.type?.name == .tabBarController }) { return true }
    return flow.makesExternal[.tabBarController]?.contains(type) ?? false
  }
}

extension AttributedEffect {
  /// Whether the coordinator that shows a tab bar makes or fills the tab bar with this effect.
  fileprivate func sets(up shown: EdgeDraft.Key) -> Bool {
    guard type == shown.from else { return false }
    if effect.kind == .creates { return effect.places.count == 1 && effect.subject.types.contains(shown.to) }
    return effect.fillsContainer && effect.target.types.contains(shown.to)
  }
}

extension DataFlow {
  /// The methods of a type that a line belongs to.
  func functionNames(at place: Place, of type: TypeID) -> Set<Name> {
    names[type]?[place] ?? []
  }
}

extension Roles {
  /// Whether a property keeps a screen by a protocol of the app. A keeper by class may only select tabs.
  private static func keeps(_ screen: TypeID, in field: Field, _ program: Program) -> Bool {
    guard let property = program.property(field.name, on: field.type), property.fact.hold == .strong,
      let type = property.fact.type
    else { return false }
    return program.parts(of: type, in: property.scope).compactMap(\.source).contains {
      program[$0].isProtocol && program.inherits(screen, from: $0)
    }
  }
}
