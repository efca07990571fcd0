import CoordinatorGraph

/// The containers of a program, and their edges to each other and to coordinators.
///
/// They come from effects and declarations alone.
struct ContainerGraph {
  let classification: ContainerClassification
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []

  private let program: Program
  private let registries: RegistryUse
  private var ids: [ContainerEnd: NodeID] = [:]
  private var taken: Set<NodeID> = []
  private let typeNames: NodeNames

  /// - Parameters:
  ///   - others: The coordinators and the screens that are drawn.
  ///   - names: Their ids.
  init(_ flow: DataFlow, coordinators: Set<TypeID>, beside others: Set<TypeID>, _ names: NodeNames) {
    program = flow.program
    classification = ContainerClassification(flow, coordinators: coordinators)
    let dependencies = Dependencies(flow, classification)
    registries = RegistryUse(flow, classification)
    var links = dependencies.links
    links.add(ContainerEdges(flow, classification, dependencies.requiredTypes).links)
    links.add(registries.links)
    links.add(Providers(flow, dependencies).links)
    for type in others {
      ids[.type(type)] = names[type]
      taken.insert(names[type])
    }
    typeNames = NodeNames(program, links.types.union(classification.containers))
    for container in classification.containers.sorted() { draw(.type(container), .container) }
    for case .external(let name) in links.registries { draw(.external(name), .container) }
    let ordered = links.all.map { (key: $0, link: $1, order: order($0, $1)) }.sorted { $0.order < $1.order }
    for (key, _, _) in ordered { draw(key) }
    for (key, link, _) in ordered {
      guard let from = ids[key.from], let to = ids[key.to] else { continue }
      edges.append(link.edge(key.kind, from: from, to: to, in: program))
    }
  }

  /// Questions about a registry that the analysis could not answer.
  func remarks(on type: TypeID) -> [String] { registries.remarks(on: .type(type)) }

  /// The id of a node; nil if the graph does not contain it.
  func id(of end: ContainerEnd) -> NodeID? { ids[end] }

  // MARK: Nodes

  private mutating func draw(_ key: ContainerLinks.Key) {
    let isOfServices = [.registers, .resolves].contains(key.kind)
    for end in [key.from, key.to] where ids[end] == nil {
      let isService = isOfServices || key.kind == .requires && !isContainer(key.from)
      draw(end, isService ? .service : .dependency)
    }
  }

  private func isContainer(_ end: ContainerEnd) -> Bool {
    if case .type(let type) = end { classification.isContainer(type) } else { false }
  }

  private mutating func draw(_ end: ContainerEnd, _ kind: Node.Kind) {
    guard ids[end] == nil else { return }
    let id = freeID(for: end)
    ids[end] = id
    nodes.append(node(end, id, kind))
  }

  private mutating func freeID(for end: ContainerEnd) -> NodeID {
    // With module or file where several types share a name.
    let name = end.name { typeNames[$0].rawValue }
    if taken.insert(NodeID(name)).inserted { return NodeID(name) }
    var ordinal = 2
    while !taken.insert(NodeID("\(name)#\(ordinal)")).inserted { ordinal += 1 }
    return NodeID("\(name)#\(ordinal)")
  }

  private func plainName(_ type: TypeID) -> String { program[type].name.text }

  private func node(_ end: ContainerEnd, _ id: NodeID, _ kind: Node.Kind) -> Node {
    var node = Node(id: id, type: end.name(plainName), kind: kind)
    switch end {
    case .type(let type):
      let fact = program[type]
      node.module = program.files[fact.file].module
      node.location = program.location(fact.place)
      node.documentation = fact.documentation
    case .member(let type, let name):
      guard let property = program.property(name, on: type) else { break }
      node.module = program.files[property.file].module
      node.location = program.location(property.place)
      node.documentation = property.fact.documentation
    case .external: break
    }
    node.unknown = registries.remarks(on: end)
    return node
  }

  /// Links are drawn by where they start, then by their lines.
  private func order(_ key: ContainerLinks.Key, _ link: EdgeDraft) -> (String, Place, String, String) {
    let start = link.places.first ?? Place(file: 0, line: 0)
    return (key.from.name(plainName), start, key.to.name(plainName), key.kind.rawValue)
  }
}
