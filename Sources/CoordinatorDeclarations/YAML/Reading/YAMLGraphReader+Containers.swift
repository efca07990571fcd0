import CoordinatorGraph

extension YAMLGraphReader {
  /// Declares a container and its relations.
  mutating func container(_ member: YAMLValue.Member) throws(DeclarationError) {
    let fields = try YAMLFields(member.value, member.name, line: member.line, known: YAMLKeys.container)
    let id = NodeID(member.name)
    try state(id, .container, fields, member)
    for parent in try fields.members("parent") {
      try relate(id, NodeID(parent.name), .parent, nil, parent, to: .container)
    }
    for built in try fields.members("builds") {
      try relate(id, NodeID(built.name), .provides, nil, built, label: Edge.labelOfBuilds, to: .coordinator)
    }
    for used in try fields.members("requires") { try use(used, .requires, by: id) }
    for provided in try fields.members("provides") { try provide(provided, by: id) }
    for adopted in try fields.members("adopts") { try use(adopted, .adopts, by: id) }
  }

  /// Reads what a container requires or adopts: usually a protocol, which need not be declared.
  private mutating func use(
    _ member: YAMLValue.Member,
    _ kind: Edge.Kind,
    by container: NodeID
  ) throws(DeclarationError) {
    let fields = try YAMLFields(member.value, member.name, line: member.line, known: YAMLKeys.use)
    mention(member.name, .dependency)
    try relate(container, NodeID(member.name), kind, fields, member, label: fields.text("label"))
  }

  /// Reads what a container provides: a protocol with its implementation and lifetime, or another container.
  private mutating func provide(
    _ member: YAMLValue.Member,
    by container: NodeID
  ) throws(DeclarationError) {
    let id = NodeID(member.name)
    mention(member.name, .dependency)
    if let value = member.value, case .text(let implementation) = try value.shape() {
      try relate(container, id, .provides, nil, member)
      return implement(id, by: implementation, member)
    }
    let fields = try YAMLFields(member.value, member.name, line: member.line, known: YAMLKeys.provision)
    try relate(container, id, .provides, fields, member, label: fields.text("scope"))
    if let implementation = try fields.text("implementation") { implement(id, by: implementation, member) }
  }

  private mutating func implement(_ id: NodeID, by service: String, _ member: YAMLValue.Member) {
    stated.implement(id, by: node(service, .service), at: member.place)
  }

  private mutating func mention(_ name: String, _ kind: Node.Kind) {
    stated.mention(node(name, kind))
  }

  /// A node that has no declaration of its own.
  func node(_ name: String, _ kind: Node.Kind) -> Node {
    let id = NodeID(name)
    return Node(id: id, type: naming.type(of: id), kind: kind)
  }
}
