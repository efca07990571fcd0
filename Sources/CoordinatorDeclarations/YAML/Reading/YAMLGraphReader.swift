import CoordinatorDiagrams
import CoordinatorGraph

/// Reads a document's sections into statements.
///
/// Coordinators nest as deep as the document does; they wait in a list instead of on the stack.
struct YAMLGraphReader {
  var stated = DeclaredGraph()
  private let file: String?
  private var waiting: [Nested] = []

  /// A coordinator whose turn comes.
  private struct Nested {
    let id: NodeID
    let fields: YAMLFields
    let member: YAMLValue.Member
  }

  /// - Parameter file: The path for locations of nodes that have none.
  init(_ document: YAMLFields, file: String?) throws(DeclarationError) {
    self.file = file
    for (key, kind) in YAMLKeys.sections {
      for member in try document.members(key) { try section(member, kind) }
    }
    for edge in try document["edges"]?.items("edges") ?? [] { try self.edge(edge) }
  }

  private mutating func section(_ member: YAMLValue.Member, _ kind: Node.Kind) throws(DeclarationError) {
    switch kind {
    case .coordinator: try coordinators(from: member)
    case .container: try container(member)
    default:
      let fields = try YAMLFields(member.value, member.name, line: member.line, known: YAMLKeys.node)
      try state(NodeID(member.name), kind, fields, member)
    }
  }

  // MARK: - Nodes

  /// Declares a node with the values of its keys.
  mutating func state(
    _ id: NodeID,
    _ kind: Node.Kind,
    _ fields: YAMLFields,
    _ member: YAMLValue.Member
  ) throws(DeclarationError) {
    let node = Node(
      id: id,
      type: try fields.text("type") ?? id.rawValue,
      kind: kind,
      role: try fields.word("role"),
      label: try fields.text("label"),
      module: try fields.text("module"),
      location: try fields["location"]?.location("location")
        ?? file.map { SourceLocation(file: $0, line: member.line) },
      documentation: try fields.text("documentation"),
      unknown: try fields.texts("unknown")
    )
    stated.state(node, at: member.place)
  }

  private mutating func coordinators(from member: YAMLValue.Member) throws(DeclarationError) {
    let fields = try YAMLFields(member.value, member.name, line: member.line, known: YAMLKeys.coordinator)
    waiting = [Nested(id: NodeID(member.name), fields: fields, member: member)]
    while let next = waiting.popLast() { try coordinator(next) }
  }

  private mutating func coordinator(_ nested: Nested) throws(DeclarationError) {
    try state(nested.id, .coordinator, nested.fields, nested.member)
    var children: [Nested] = []
    for child in try nested.fields.members("children") {
      if let child = try self.child(child, of: nested.id) { children.append(child) }
    }
    for screen in try nested.fields.members("screens") { try self.screen(screen, of: nested.id) }
    waiting += children.reversed()
  }

  /// Relates a child; nil if the child is only named here and declared elsewhere.
  private mutating func child(
    _ member: YAMLValue.Member,
    of parent: NodeID
  ) throws(DeclarationError) -> Nested? {
    guard let value = member.value else {
      try relate(parent, NodeID(member.name), .child, nil, member, to: .coordinator)
      return nil
    }
    let id = NodeID(member.name)
    let known = YAMLKeys.coordinator + YAMLKeys.way
    let fields = try YAMLFields(value, member.name, line: member.line, known: known)
    try relate(parent, id, .child, fields, member, to: .coordinator)
    return Nested(id: id, fields: fields, member: member)
  }

  private mutating func screen(_ member: YAMLValue.Member, of coordinator: NodeID) throws(DeclarationError) {
    guard let value = member.value else {
      stated.mention(node(member.name, .screen))
      return try relate(coordinator, NodeID(member.name), .presents, nil, member, to: .screen)
    }
    let id = NodeID(member.name)
    let known = YAMLKeys.node + YAMLKeys.way
    let fields = try YAMLFields(value, member.name, line: member.line, known: known)
    try state(id, .screen, fields, member)
    try relate(coordinator, id, .presents, fields, member, to: .screen)
  }

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
    stated.mention(node(member.name, .dependency))
    try relate(container, NodeID(member.name), kind, fields, member, label: fields.text("label"))
  }

  /// Reads what a container provides: a protocol with its implementation and lifetime, or another container.
  private mutating func provide(
    _ member: YAMLValue.Member,
    by container: NodeID
  ) throws(DeclarationError) {
    let id = NodeID(member.name)
    stated.mention(node(member.name, .dependency))
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

  /// A node that has no declaration of its own.
  func node(_ name: String, _ kind: Node.Kind) -> Node {
    Node(id: NodeID(name), type: name, kind: kind)
  }

  /// Relates two nodes with the given fields, and with defaults for missing fields.
  mutating func relate(
    _ from: NodeID,
    _ to: NodeID,
    _ kind: Edge.Kind,
    _ fields: YAMLFields?,
    _ member: YAMLValue.Member,
    label: String? = nil,
    to target: Node.Kind? = nil
  ) throws(DeclarationError) {
    let next = stated.nextOrder(of: from)
    let edge = Edge(
      from: from,
      to: to,
      kind: kind,
      ownership: try fields?.word("ownership") ?? .usual(of: kind),
      via: try fields?.text("via"),
      label: label,
      order: try fields?["order"]?.number("order", minimum: 0) ?? next
    )
    stated.relate(edge, to: target, at: member.place)
  }

  /// An element of `edges`, which states all its fields.
  mutating func edge(_ value: YAMLValue) throws(DeclarationError) {
    let fields = try YAMLFields(value, "edges", line: value.line, known: YAMLKeys.edge)
    let from = NodeID(try fields.required("from").text("from"))
    let next = stated.nextOrder(of: from)
    let edge = Edge(
      from: from,
      to: NodeID(try fields.required("to").text("to")),
      kind: try fields.word("kind") ?? .child,
      ownership: try fields.word("ownership") ?? .unknown,
      via: try fields.text("via"),
      label: try fields.text("label"),
      order: try fields["order"]?.number("order", minimum: 0) ?? next,
      evidence: try fields.list("evidence") { (item) throws(DeclarationError) in try item.location("evidence")
      }
    )
    stated.relate(edge, at: SourceLocation(file: "", line: value.line))
  }
}
