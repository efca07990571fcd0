import CoordinatorGraph

/// The containers of a program, and their edges to each other and to coordinators.
struct ContainerGraph {
  private let facts: ContainerFacts
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []

  let program: Program
  private var ids: [ContainerEnd: NodeID] = [:]
  private var taken: Set<NodeID> = []
  private let typeNames: NodeNames

  /// - Parameters:
  ///   - screens: The types that are drawn as screens.
  ///   - names: The ids of coordinators and screens.
  ///   - counts: How many edges leave each coordinator already.
  init(
    _ flow: DataFlow,
    _ facts: ContainerFacts,
    _ coordinators: Set<TypeID>,
    _ screens: Set<TypeID>,
    names: NodeNames,
    counts: [NodeID: Int]
  ) {
    program = flow.program
    self.facts = facts
    for type in coordinators.union(screens) {
      ids[.type(type)] = names[type]
      taken.insert(names[type])
    }
    var links = facts.links
    links.add(Providers(flow, facts.dependencies).links)
    typeNames = NodeNames(program, links.types.union(facts.classification.containers))
    for container in classification.containers.sorted() { draw(.type(container), .container) }
    for case .external(let name) in use.entries.keys { draw(.external(name), .container) }
    let ordered = links.all.map { (key: $0, link: $1, order: order($0, $1)) }.sorted { $0.order < $1.order }
    for (key, _, _) in ordered { draw(key) }
    var counts = counts
    for (key, link, _) in ordered { draw(key, link, &counts) }
  }

  var classification: ContainerClassification { facts.classification }
  var use: RegistryUse { facts.use }

  /// Questions about a registry that the analysis could not answer.
  func remarks(on type: TypeID) -> [String] { use.remarks(on: .type(type), program) }

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
    node.unknown = use.remarks(on: end, program)
    return node
  }

  // MARK: Edges

  private mutating func draw(_ key: ContainerLinks.Key, _ link: EdgeDraft, _ counts: inout [NodeID: Int]) {
    guard let from = ids[key.from], let to = ids[key.to] else { return }
    let order = counts[from, default: 0]
    counts[from] = order + 1
    edges.append(link.edge(key.kind, from: from, to: to, order: order, in: program))
  }

  /// Links are drawn by where they start, then by their lines.
  private func order(_ key: ContainerLinks.Key, _ link: EdgeDraft) -> (String, Place, String, String) {
    let start = link.places.first ?? Place(file: 0, line: 0)
    return (key.from.name(plainName), start, key.to.name(plainName), key.kind.rawValue)
  }
}

extension RegistryUse {
  /// Questions about a registry that the analysis could not answer.
  fileprivate func remarks(on registry: ContainerEnd, _ program: Program) -> [String] {
    func lines(_ places: Set<Place>?, _ what: String) -> [String] {
      (places ?? []).sorted().map { place in
        "\(program.text(of: place)): the analysis could not find out what is \(what)"
      }
    }
    return lines(unknownEntries[registry], "registered") + lines(unknownQuestions[registry], "asked for")
  }
}

/// Which containers a program has, what they require, and whom they make, keep and ask.
///
/// They come from effects and declarations alone.
struct ContainerFacts {
  let classification: ContainerClassification
  let dependencies: Dependencies
  let use: RegistryUse
  let links: ContainerLinks

  init(_ flow: DataFlow, coordinators: Set<TypeID>) {
    classification = ContainerClassification(flow, coordinators: coordinators)
    dependencies = Dependencies(flow, classification)
    use = RegistryUse(flow, classification)
    var links = dependencies.links
    links.add(ContainerEdges(flow, classification, dependencies.requiredTypes).links)
    links.add(use.links)
    self.links = links
  }
}
