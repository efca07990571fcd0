import CoordinatorGraph

/// A program's coordinators, screens and containers as a graph.
struct GraphBuilder {
  let flow: DataFlow
  let coordinators: Set<TypeID>
  let edges: CoordinatorEdges
  let screens: ScreenEdges
  let roles: Roles
  let names: NodeNames
  private let containerFacts: ContainerFacts

  init(_ flow: DataFlow) {
    self.flow = flow
    coordinators = CoordinatorNodes.coordinators(flow)
    let views = CoordinatorViews(flow.program, of: coordinators)
    edges = CoordinatorEdges(flow, nodes: coordinators, views)
    screens = ScreenEdges(flow, coordinators: coordinators, views, edges)
    roles = Roles(flow, edges, screens, coordinators, tabs: views.tabs)
    containerFacts = ContainerFacts(flow, coordinators: coordinators)
    names = NodeNames(flow.program, coordinators.union(screens.screens))
  }

  /// The graph, and the containers in it.
  ///
  /// - Throws: ``GraphError`` where two nodes have one id or an edge leads nowhere, which is a defect of this stage.
  func graph() throws(GraphError) -> (Graph, ContainerGraph) {
    let nodes =
      coordinators.sorted().map { node($0, .coordinator) }
      + screens.screens.sorted().map { node($0, .screen) }
    let drawn = Self.ordered(edges.relations.merging(screens.relations) { first, _ in first }).map(edge)
    let counts = drawn.reduce(into: [:]) { $0[$1.from, default: 0] += 1 }
    let containers = containers(after: counts)
    return (try Graph(nodes: nodes + containers.nodes, edges: drawn + containers.edges), containers)
  }

  /// The containers, with their edges numbered after those that coordinators have already.
  func containers(after counts: [NodeID: Int] = [:]) -> ContainerGraph {
    ContainerGraph(flow, containerFacts, coordinators, screens.screens, names: names, counts: counts)
  }

  private func node(_ type: TypeID, _ kind: Node.Kind) -> Node {
    let fact = flow.program[type]
    return Node(
      id: names[type],
      type: fact.name.text,
      kind: kind,
      role: roles[type],
      module: flow.program.files[fact.file].module,
      location: flow.program.location(Place(file: fact.file, line: fact.line)),
      documentation: fact.documentation,
      unknown: remarks(on: type)
    )
  }

  func remarks(on type: TypeID) -> [String] {
    var seen: Set<String> = []
    return (edges.unresolved[type] ?? []).sorted { $0.place < $1.place }.map { missing in
      let place = flow.program.location(missing.place)
      return "\(place.file):\(place.line): the analysis could not find out which \(missing.what) is attached"
    }.filter { seen.insert($0).inserted }
  }

  private func edge(_ key: EdgeDraft.Key, _ relation: EdgeDraft, order: Int) -> Edge {
    Edge(
      from: names[key.from],
      to: names[key.to],
      kind: key.kind,
      ownership: relation.ownership,
      via: relation.via?.text,
      label: relation.label?.rawValue,
      order: order,
      evidence: relation.lines.places.map(flow.program.location),
      condition: relation.lines.condition,
      calls: key.kind == .listener
        ? ListenerCalls(program: flow.program).calls(through: relation.via, of: key.from) : [],
      isPossible: relation.lines.isPossible
    )
  }

  private static func precedes(
    _ one: (key: EdgeDraft.Key, place: Place),
    _ other: (key: EdgeDraft.Key, place: Place)
  )
    -> Bool
  {
    if one.key.from != other.key.from { return one.key.from < other.key.from }
    if one.place != other.place { return one.place < other.place }
    if one.key.to != other.key.to { return one.key.to < other.key.to }
    return one.key.kind.rawValue < other.key.kind.rawValue
  }

  /// Edges by where they start, numbered for each node in the order of its source.
  private static func ordered(_ relations: [EdgeDraft.Key: EdgeDraft]) -> [(
    EdgeDraft.Key, EdgeDraft, order: Int
  )] {
    let sorted = relations.map { ($0.key, $0.value, $0.value.start) }
      .sorted { precedes(($0.0, $0.2), ($1.0, $1.2)) }
    var counts: [TypeID: Int] = [:]
    return sorted.map { key, relation, _ in
      let order = counts[key.from, default: 0]
      counts[key.from] = order + 1
      return (key, relation, order)
    }
  }
}

/// The ids of types: their names, with module or file where several types share one.
struct NodeNames {
  private let ids: [TypeID: NodeID]

  init(_ program: Program, _ types: Set<TypeID>) {
    let groups = Dictionary(grouping: types.sorted()) { program[$0].name }
    var ids: [TypeID: NodeID] = [:]
    for (name, group) in groups {
      for type in group {
        ids[type] = group.count == 1 ? NodeID(name.text) : Self.longer(name, type, group, program)
      }
    }
    self.ids = ids
  }

  private static func longer(_ name: Name, _ type: TypeID, _ group: [TypeID], _ program: Program) -> NodeID {
    let modules = group.map { program.files[program[$0].file].module }
    let isTold = Set(modules).count == group.count && !modules.contains(nil)
    let file = program.files[program[type].file]
    let prefix = isTold ? file.module ?? "" : file.path
    let twins = group.filter { program[$0].file == program[type].file }
    // Twice in one file, under different conditions.
    let suffix = isTold || twins.count == 1 ? "" : "#\((twins.firstIndex(of: type) ?? 0) + 1)"
    return NodeID("\(prefix)/\(name)\(suffix)")
  }

  subscript(type: TypeID) -> NodeID { ids[type] ?? "" }
}
