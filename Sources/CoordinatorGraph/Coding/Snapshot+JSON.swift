extension Snapshot {
  /// The snapshot as JSON, as docs/reference/snapshot.md describes it: the same text for equal snapshots on every machine.
  ///
  /// O(length of the text).
  public func json() -> String { String(decoding: jsonBytes(), as: UTF8.self) }

  /// The snapshot as JSON in UTF-8, for a file: see ``json()``.
  public func jsonBytes() -> [UInt8] { jsonBytes(isOnOneLine: false) }
}

extension Snapshot: JSONCodable {
  package static let blank = Snapshot(origin: .blank, graph: .empty)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.objects("findings", &findings, isRequired: true)
    if json.takes("graph", isRequired: true, isWritten: true) { try json.graph(&graph) }
    try json.object("origin", &origin)
    if json.takes("schemaVersion", isRequired: true, isWritten: true) {
      try json.version(newest: Self.schemaVersion)
    }
    try json.texts("unknown", &unknown)
  }
}

extension Snapshot.Origin: JSONCodable {
  package static let blank = Snapshot.Origin(kind: .declared)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.word("kind", &kind)
    try json.text("name", &name)
  }
}

/// The parts that a graph is made of.
package struct GraphParts: JSONCodable {
  package static let blank = GraphParts(.empty)
  package private(set) var nodes: [Node]
  package private(set) var edges: [Edge]

  init(_ graph: Graph) { (nodes, edges) = (graph.nodes, graph.edges) }

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.objects("edges", &edges, isRequired: true)
    try json.objects("nodes", &nodes, isRequired: true)
  }
}

extension Node: JSONCodable {
  package static let blank = Node(id: "", type: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.text("documentation", &documentation)
    try json.text("id", &id)
    try json.word("kind", &kind)
    try json.text("label", &label)
    try json.object("location", &location)
    try json.text("module", &module)
    try json.word("role", &role)
    try json.text("type", &type)
    try json.texts("unknown", &unknown)
  }
}

extension Edge: JSONCodable {
  package static let blank = Edge(from: "", to: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.texts("calls", &calls)
    try json.text("condition", &condition)
    try json.objects("evidence", &evidence)
    try json.text("from", &from)
    try json.word("kind", &kind)
    try json.text("label", &label)
    try json.number("order", &order, unless: 0)
    try json.word("ownership", &ownership, unless: .unknown)
    try json.truth("possible", &isPossible)
    try json.text("to", &to)
    try json.text("via", &via)
  }
}

extension SourceLocation: JSONCodable {
  package static let blank = SourceLocation(file: "", line: 1)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.text("file", &file)
    try json.number("line", &line, minimum: 1)
  }
}

extension Finding: JSONCodable {
  package static let blank = Finding(rule: "", severity: .error, message: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.text("advice", &advice)
    try json.texts("details", &details)
    try json.text("fix", &fix)
    try json.object("location", &location)
    try json.text("message", &message)
    try json.text("node", &node)
    try json.text("rule", &rule)
    try json.word("severity", &severity)
    try json.text("signature", &signature)
    try json.texts("types", &types)
  }
}
