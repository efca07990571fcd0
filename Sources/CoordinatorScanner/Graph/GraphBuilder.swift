import CoordinatorGraph

/// A program's coordinators, screens and containers as a graph.
struct GraphBuilder {
  let flow: DataFlow
  let coordinators: Set<TypeID>
  let edges: CoordinatorEdges
  let screens: ScreenEdges
  let roles: Roles
  let names: NodeNames
  let doubts: Doubts
  let containers: ContainerGraph

  init(_ flow: DataFlow) {
    self.flow = flow
    coordinators = Self.coordinators(flow)
    let views = ShownViews(flow, of: coordinators)
    edges = CoordinatorEdges(flow, nodes: coordinators, views)
    screens = ScreenEdges(flow, coordinators: coordinators, views, edges)
    roles = Roles(flow, edges, screens, coordinators, tabs: views.tabs)
    doubts = Doubts(flow, coordinators, edges, roles)
    let nodes = coordinators.union(screens.screens)
    names = NodeNames(flow.program, nodes)
    containers = ContainerGraph(flow, coordinators: coordinators, beside: nodes, names)
  }

  /// The graph of coordinators, screens and containers.
  ///
  /// - Throws: ``GraphError`` where two nodes have one id or an edge leads nowhere, which is a defect of this stage.
  func graph() throws(GraphError) -> Graph {
    let nodes =
      coordinators.sorted().map { node($0, .coordinator) }
      + screens.screens.sorted().map { node($0, .screen) }
    var edges = relations.map(edge) + containers.edges
    var counts: [NodeID: Int] = [:]
    for position in edges.indices {
      edges[position].order = counts[edges[position].from, default: 0]
      counts[edges[position].from, default: 0] += 1
    }
    return try Graph(nodes: nodes + containers.nodes, edges: edges)
  }

  private func node(_ type: TypeID, _ kind: Node.Kind) -> Node {
    let fact = flow.program[type]
    return Node(
      id: names[type],
      type: fact.name.text,
      kind: kind,
      role: roles[type],
      label: names.label(of: type, flow.program),
      module: flow.program.files[fact.file].module,
      location: flow.program.location(fact.place),
      documentation: fact.documentation,
      unknown: kind == .coordinator ? remarks(on: type) : []
    )
  }

  func remarks(on type: TypeID) -> [String] {
    var seen: Set<String> = []
    let unresolved = (edges.unresolved[type] ?? []).sorted { $0.place < $1.place }.map { missing in
      let line = flow.program.text(of: missing.place)
      return "\(line): the analysis could not find out which \(missing.what) is attached"
    }
    return (unresolved + doubts.remarks(on: type)).filter { seen.insert($0).inserted }
  }

  private func edge(_ key: EdgeDraft.Key, _ relation: EdgeDraft) -> Edge {
    let calls =
      key.kind == .listener
      ? ListenerCalls(program: flow.program).calls(through: relation.via, of: key.from) : []
    let (from, to) = (names[key.from], names[key.to])
    return relation.edge(key.kind, from: from, to: to, calls: calls, in: flow.program)
  }

  /// The edges between coordinators and screens, for each node in the order of its source.
  var relations: [(key: EdgeDraft.Key, value: EdgeDraft)] {
    edges.relations.merging(screens.relations) { first, _ in first }
      .map { (key: $0, value: $1, place: ($0.from, $1.start, $0.to, $0.kind.rawValue)) }
      .sorted { $0.place < $1.place }
      .map { ($0.key, $0.value) }
  }
}

// MARK: Nodes

extension GraphBuilder {
  /// Which types are drawn as coordinators: all but those that others are only made from.
  private static func coordinators(_ flow: DataFlow) -> Set<TypeID> {
    let made = Set(flow.makers.keys).union(flow.madeElsewhere)
    return flow.classification.coordinators.filter { type in
      if made.contains(type) { return true }
      let below = flow.program.concreteTypes(below: type)
      return flow.program[type].kind != .alias
        && !below.contains(where: flow.classification.coordinators.contains)
        && !CoordinatorNaming.isBase(flow.program[type].name)
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
    let isDistinct = Set(modules).count == group.count && !modules.contains(nil)
    let file = program.files[program[type].file]
    let prefix = isDistinct ? file.module ?? "" : file.path
    let twins = group.filter { program[$0].file == program[type].file }
    // Twice in one file, under different conditions.
    let suffix = isDistinct || twins.count == 1 ? "" : "#\((twins.firstIndex(of: type) ?? 0) + 1)"
    return NodeID("\(prefix)/\(name)\(suffix)")
  }

  subscript(type: TypeID) -> NodeID { ids[type] ?? "" }

  /// The name in pictures where several types share one: with what tells them apart.
  func label(of type: TypeID, _ program: Program) -> String? {
    guard let id = ids[type]?.rawValue, id != program[type].name.text, let end = id.lastIndex(of: "/") else {
      return nil
    }
    return "\(program[type].name) (\(id[..<end]))"
  }
}

/// The methods that are called through properties of coordinators.
struct ListenerCalls {
  let program: Program

  /// The methods that the protocol of a property requires, as in `didLogIn(as:)`. A class, or a protocol outside the
  /// sources, has none.
  func calls(through property: Name?, of type: TypeID) -> [String] {
    guard let property = property.flatMap({ program.property($0, on: type) }),
      let declared = property.fact.type
    else { return [] }
    var seen: Set<String> = []
    let parts = program.parts(of: program.expanded(declared, in: property.scope), in: property.scope)
    return parts.flatMap(requirements).filter { seen.insert($0).inserted }
  }

  private func requirements(of part: ResolvedType) -> [String] {
    guard case .source(let type, _) = part, program[type].isProtocol else { return [] }
    let protocols = program.lineage(of: type).filter { program[$0].isProtocol }
    let facts = protocols.flatMap { program[$0].functions }.map { program[$0].fact }
    return facts.filter(\.isRequiredMethod).map(\.spelling)
  }
}

extension FunctionFact {
  fileprivate var isRequiredMethod: Bool {
    body == nil && !isStatic && name != "init" && name != "subscript"
  }

  /// Its name with the labels of its arguments.
  fileprivate var spelling: String {
    "\(name)(\(parameters.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }
}
