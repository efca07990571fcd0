extension Snapshot {
  /// The snapshot as JSON, as docs/reference/snapshot.md describes it: the same text for equal snapshots on every machine.
  ///
  /// O(length of the text).
  public func json() -> String { String(decoding: jsonBytes(), as: UTF8.self) }

  /// The snapshot as JSON in UTF-8, for a file: see ``json()``.
  public func jsonBytes() -> [UInt8] { jsonBytes(isOnOneLine: false) }

  /// The snapshot that JSON in UTF-8 holds, as docs/reference/snapshot.md describes it: a file's bytes, or a string's `utf8`.
  ///
  /// Unknown keys are skipped. O(n log n) for a text of n bytes, and O(n) for one that this library wrote.
  ///
  /// - Throws: ``SnapshotError``, which names the place.
  public init(json bytes: some Collection<UInt8>) throws(SnapshotError) {
    do {
      self = try Self.read(bytes)
    } catch {
      // A newer library may be the reason why it cannot be read. The version comes last in a document.
      guard let version = try? Version.read(bytes), version.number > Self.schemaVersion else { throw error }
      throw .newerVersion(version.number)
    }
  }

  /// The version alone, of a document that is wrong in other ways.
  private struct Version: JSONCodable {
    static let blank = Version()
    var number = 0

    mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
      try json.number("schemaVersion", &number, minimum: 1)
    }
  }
}

extension Snapshot: JSONCodable {
  static let blank = Snapshot(origin: .blank, graph: .empty)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.objects("findings", &findings, isRequired: true)
    try json.object("graph", &graph, as: GraphParts.init) { (parts) throws(SnapshotError) in try parts.graph()
    }
    try json.object("origin", &origin)
    var version = Self.schemaVersion
    try json.number("schemaVersion", &version, minimum: 1)
    guard version <= Self.schemaVersion else { throw .newerVersion(version) }
    try json.texts("unknown", &unknown)
  }
}

extension Snapshot.Origin: JSONCodable {
  static let blank = Snapshot.Origin(kind: .declared)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.word("kind", &kind)
    try json.text("name", &name)
  }
}

/// The parts that a graph is made of.
struct GraphParts: JSONCodable {
  static let blank = GraphParts(.empty)
  private var nodes: [Node]
  private var edges: [Edge]

  init(_ graph: Graph) { (nodes, edges) = (graph.nodes, graph.edges) }

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.objects("edges", &edges, isRequired: true)
    try json.objects("nodes", &nodes, isRequired: true)
  }

  func graph() throws(SnapshotError) -> Graph {
    do {
      return try Graph(nodes: nodes, edges: edges)
    } catch {
      throw located(error)
    }
  }

  /// The same error, with the places in the document.
  private func located(_ error: GraphError) -> SnapshotError {
    switch error {
    case .duplicateNode(let id):
      let twins = nodes.indices.filter { nodes[$0].id == id }
      let first = "graph.nodes[\(twins.first ?? 0)]"
      return .invalid(path: "nodes[\(twins.dropFirst().first ?? 0)].id", .duplicateNode(id, first: first))
    case .danglingEdge(_, _, let missing):
      let edge = edges.firstIndex { $0.from == missing || $0.to == missing } ?? 0
      let end = edges[edge].from == missing ? "from" : "to"
      return .invalid(path: "edges[\(edge)].\(end)", .danglingEdge(missing))
    }
  }
}

extension Node: JSONCodable {
  static let blank = Node(id: "", type: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
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
  static let blank = Edge(from: "", to: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
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
  static let blank = SourceLocation(file: "", line: 1)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.text("file", &file)
    try json.number("line", &line, minimum: 1)
  }
}

extension Finding: JSONCodable {
  static let blank = Finding(rule: "", severity: .error, message: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
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
