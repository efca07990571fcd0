import CoordinatorGraph

/// The parts that coordinators play, as the code tells: who is made by the app itself, who shows tabs, who is one.
struct Roles {
  private var roles: [TypeID: Node.Role] = [:]

  init(
    _ flow: Flow,
    _ edges: CoordinatorEdges,
    _ screens: ScreenEdges,
    _ coordinators: Set<TypeID>,
    tabs: [TypeID: Set<Name>]
  ) {
    let withTabBars = Self.withTabBars(flow, screens, coordinators)
    let led = Set(
      edges.relations.keys.filter { Set.hierarchy.contains($0.kind) && $0.from != $0.to }.map(\.to)
    )
    for type in flow.madeByApp.union(edges.screens.shownByApp)
    where coordinators.contains(type) && !led.contains(type) {
      roles[type] = .root
    }
    // A view shows them in tabs: `TabView { HomeFlow(flow: main.home) }`.
    let shown = edges.relations.filter { key, relation in
      key.kind == .holds && relation.via.map { tabs[key.from]?.contains($0) == true } ?? false
    }.keys
    for key in shown where roles[key.from] == nil { roles[key.from] = .tabContainer }
    for key in shown where roles[key.to] == nil { roles[key.to] = .tab }
    for type in coordinators where withTabBars.contains(type) || Self.showsTabs(type, flow) {
      if roles[type] == nil { roles[type] = .tabContainer }
      let start = Start(of: type, flow)
      for (key, relation) in edges.relations where key.from == type && [.child, .holds].contains(key.kind) {
        // Tabs are there from the start on.
        let lines = relation.traces.compactMap(\.first)
        guard roles[key.to] == nil, lines.contains(where: { start.leads(to: $0, making: key.to) }) else {
          continue
        }
        roles[key.to] = .tab
      }
    }
  }

  static let tabBarController: Name = "UITabBarController"
  static let makingTabs: Name = "\(tabBarController).init"

  subscript(type: TypeID) -> Node.Role? { roles[type] }

  /// Those that have a tab bar of the app's own: who keeps it fills it, and else who shows it.
  private static func withTabBars(_ flow: Flow, _ screens: ScreenEdges, _ coordinators: Set<TypeID>) -> Set<
    TypeID
  > {
    let shown = screens.relations.keys.filter { flow.program.isTabBarController($0.to) }
    if shown.isEmpty { return [] }
    var keepers: [TypeID: Set<TypeID>] = [:]
    for (field, values) in flow.fields where coordinators.contains(field.type) {
      for bar in values.types { keepers[bar, default: []].insert(field.type) }
    }
    return shown.reduce(into: []) { $0.formUnion(keepers[$1.to] ?? [$1.from]) }
  }

  private static func showsTabs(_ type: TypeID, _ flow: Flow) -> Bool {
    if flow.program.externals(of: type).contains(where: { ExternalBases.showsTabs($0.name) }) { return true }
    let properties = flow.program[type].properties
    if properties.contains(where: { $0.fact.type?.name == tabBarController }) { return true }
    return flow.makesExternal[tabBarController]?.contains(type) ?? false
  }
}

extension Flow {
  /// The methods of a type that a line belongs to.
  func functionNames(at place: Place, of type: TypeID) -> Set<Name> {
    names[type]?[place] ?? []
  }
}
