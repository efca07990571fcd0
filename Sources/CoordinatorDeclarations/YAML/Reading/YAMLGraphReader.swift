import CoordinatorDiagrams
import CoordinatorGraph

/// Reads a document's sections into statements.
///
/// Coordinators nest as deep as the document does; they wait in a list instead of on the stack.
struct YAMLGraphReader {
  var stated = DeclaredGraph()
  let naming: YAMLNaming
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
    naming = try document.word("ids") ?? .names
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
      type: try fields.text("type") ?? naming.type(of: id),
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
    let id = naming.id(of: member.name, in: parent)
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
    let id = naming.id(of: member.name, in: coordinator)
    let known = YAMLKeys.node + YAMLKeys.way
    let fields = try YAMLFields(value, member.name, line: member.line, known: known)
    try state(id, .screen, fields, member)
    try relate(coordinator, id, .presents, fields, member, to: .screen)
  }
}
