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

  init(of walk: LiveWalk, ids: [NodeID]) {
    self.ids = ids
    if !walk.record.registrations.isEmpty { taken = Set(ids) }
    for (registry, name, known) in walk.record.registrations.entries {
      var edge = known
      (edge.from, edge.to) = (ids[Int(registry)], service(named: name, of: registry))
      edges.append(edge)
    }
    let coordinators = walk.coordinatorsByType
    for (registry, resolution) in walk.record.registrations.resolutions {
      add(resolution, from: registry, coordinators: coordinators)
    }
  }

  /// Draws an edge from the one coordinator that resolved the type. If several or no coordinators have that
  /// type, the resolver is unknown.
  private mutating func add(
    _ resolution: Resolution,
    from registry: Int32,
    coordinators: [String: [Int32]]
  ) {
    let place = resolution.location
    guard let candidates = coordinators[resolution.resolver ?? place.fileName], candidates.count == 1 else {
      notes[registry, default: []].append(
        "\(resolution.typeName) was resolved at \(place.file):\(place.line) by an unknown object"
      )
      return
    }
    let service = service(named: resolution.typeName, of: registry)
    edges.append(Edge(from: ids[Int(candidates[0])], to: service, kind: .resolves, evidence: [place]))
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
}

extension LiveWalk {
  /// The coordinators of each type, by the type's name.
  fileprivate var coordinatorsByType: [String: [Int32]] {
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
