import CoordinatorGraph

/// The services of registries as nodes, and their registrations and resolutions as edges.
struct LiveRegistrations {
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// Unknown facts about a registry, by its object.
  private(set) var notes: [Int32: [String]] = [:]

  private let ids: [NodeID]
  private var services: [Service: NodeID] = [:]
  private var taken: Set<NodeID> = []

  private struct Service: Hashable {
    let registry: Int32
    let name: String
  }

  init(of walk: LiveWalk, tree: SpanningTree, ids: [NodeID]) {
    self.ids = ids
    if !walk.record.registrations.isEmpty { taken = Set(ids) }
    for entry in walk.record.registrations.entries { add(entry) }
    let coordinators = walk.coordinatorsByType(in: tree)
    for question in walk.record.registrations.questions { add(question, coordinators: coordinators) }
  }

  private mutating func add(_ entry: Registrations.Entry) {
    let service = service(named: entry.name, of: entry.registry)
    add(
      from: ids[Int(entry.registry)],
      to: service,
      kind: .registers,
      via: entry.via,
      label: entry.scope,
      ownership: entry.ownership,
      evidence: entry.location
    )
  }

  /// Draws an edge from the one coordinator that resolved the type. If several or no coordinators have that
  /// type, the resolver is unknown.
  private mutating func add(_ question: Registrations.Question, coordinators: [String: [Int32]]) {
    let asking = question.resolver ?? question.location.fileName
    guard let candidates = coordinators[asking], candidates.count == 1 else {
      let place = "\(question.location.file):\(question.location.line)"
      notes[question.registry, default: []].append(
        "\(question.name) was resolved at \(place) by an unknown object"
      )
      return
    }
    add(
      from: ids[Int(candidates[0])],
      to: service(named: question.name, of: question.registry),
      kind: .resolves,
      via: nil,
      label: nil,
      ownership: .unknown,
      evidence: question.location
    )
  }

  private mutating func service(named name: String, of registry: Int32) -> NodeID {
    let service = Service(registry: registry, name: name)
    if let id = services[service] { return id }
    let id = freeID("\(ids[Int(registry)])/\(name)")
    services[service] = id
    nodes.append(Node(id: id, type: name, kind: .service))
    return id
  }

  /// A registry may also hold an object of the type, and the app chooses the names of services.
  private mutating func freeID(_ path: String) -> NodeID {
    var (id, ordinal) = (NodeID(path), 1)
    while !taken.insert(id).inserted {
      ordinal += 1
      id = NodeID("\(path)#\(ordinal)")
    }
    return id
  }

  private mutating func add(
    from: NodeID,
    to: NodeID,
    kind: Edge.Kind,
    via: String?,
    label: String?,
    ownership: Ownership,
    evidence: SourceLocation?
  ) {
    edges.append(
      Edge(
        from: from,
        to: to,
        kind: kind,
        ownership: ownership,
        via: via,
        label: label,
        evidence: evidence.map { [$0] } ?? []
      )
    )
  }
}

extension LiveWalk {
  /// The coordinators of each type, by the type's name.
  fileprivate func coordinatorsByType(in tree: SpanningTree) -> [String: [Int32]] {
    var coordinators: [String: [Int32]] = [:]
    for (number, object) in record.objects.enumerated() where object.category == .coordinator {
      coordinators[types[Int(object.type)].name, default: []].append(Int32(truncatingIfNeeded: number))
    }
    return coordinators
  }
}

extension SourceLocation {
  /// `HomeCoordinator` of `App/HomeCoordinator.swift`: files are named after the type that they hold.
  fileprivate var fileName: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }
}
