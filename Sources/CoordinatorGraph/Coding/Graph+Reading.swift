extension Graph {
  static let shape = JSONShape(required: ["edges", "nodes"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var nodes: [Node] = []
    var edges: [Edge] = []
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "edges": edges = try reader.array(Edge.init(from:))
      default: nodes = try reader.array(Node.init(from:))
      }
    }
    do {
      try self.init(nodes: nodes, edges: edges)
    } catch {
      throw error.located(nodes, edges)
    }
  }
}

extension GraphError {
  /// The same error, with the places in the document.
  fileprivate func located(_ nodes: [Node], _ edges: [Edge]) -> SnapshotError {
    switch self {
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

extension Node {
  static let shape = JSONShape(
    required: ["id", "kind", "type"],
    optional: ["documentation", "label", "location", "module", "role", "unknown"]
  )

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var node = Node(id: "", type: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "documentation": node.documentation = try reader.string()
      case "id": node.id = NodeID(try reader.string())
      case "kind": node.kind = try reader.word(Kind.self, key)
      case "label": node.label = try reader.string()
      case "location": node.location = try SourceLocation(from: &reader)
      case "module": node.module = try reader.string()
      case "role": node.role = try reader.word(Role.self, key)
      case "type": node.type = try reader.string()
      default: node.unknown = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      }
    }
    self = node
  }
}

extension Edge {
  static let shape = JSONShape(
    required: ["from", "kind", "to"],
    optional: ["calls", "condition", "evidence", "label", "order", "ownership", "possible", "via"]
  )

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var edge = Edge(from: "", to: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "calls": edge.calls = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      case "condition": edge.condition = try reader.string()
      case "evidence": edge.evidence = try reader.array(SourceLocation.init(from:))
      case "from": edge.from = NodeID(try reader.string())
      case "kind": edge.kind = try reader.word(Kind.self, key)
      case "label": edge.label = try reader.string()
      case "order": edge.order = try reader.integer(minimum: 0)
      case "ownership": edge.ownership = try reader.word(Ownership.self, key)
      case "possible": edge.isPossible = try reader.truth()
      case "to": edge.to = NodeID(try reader.string())
      default: edge.via = try reader.string()
      }
    }
    self = edge
  }
}

extension SourceLocation {
  static let shape = JSONShape(required: ["file", "line"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var (file, line) = ("", 1)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "file": file = try reader.string()
      default: line = try reader.integer(minimum: 1)
      }
    }
    self.init(file: file, line: line)
  }
}
