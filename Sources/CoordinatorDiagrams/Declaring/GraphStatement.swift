import CoordinatorGraph

/// One statement of a declared graph, as a builder collects it.
public struct GraphStatement {
  enum Content {
    case node(Node)
    case coordinator(Node, children: [String], StatementList)
    case container(Node, ContainerRelations)
    case edge(Edge)
  }

  let place: SourceLocation
  let content: Content

  init(_ place: SourceLocation, _ content: Content) {
    self.place = place
    self.content = content
  }
}

extension Node {
  /// A node whose id is its name.
  init(
    declared name: String,
    _ type: String?,
    _ kind: Kind,
    _ role: Role?,
    _ label: String?,
    _ module: String?,
    _ location: SourceLocation?,
    _ documentation: String?
  ) {
    self.init(id: NodeID(name), type: type ?? name, kind: kind, role: role, label: label, module: module)
    (self.location, self.documentation) = (location, documentation)
  }
}

/// The statements within a coordinator's braces.
final class StatementList {
  private(set) var statements: [GraphStatement]

  init(_ statements: [GraphStatement]) {
    self.statements = statements
  }

  /// A loop can nest statements deeper than the stack, and releasing one would release everything in it
  /// recursively. So lists with a single owner are emptied first.
  deinit {
    var open = takeLists()
    while var list = open.popLast() {
      if isKnownUniquelyReferenced(&list) { open += list.takeLists() }
    }
  }

  /// Empties the list, and returns the lists that were in it.
  private func takeLists() -> [StatementList] {
    defer { statements = [] }
    return statements.compactMap { statement in
      guard case .coordinator(_, _, let list) = statement.content else { return nil }
      return list
    }
  }
}

extension DeclaredGraph {
  init(_ statements: [GraphStatement]) {
    self.init()
    var waiting = Array(statements.reversed())
    while let statement = waiting.popLast() { waiting += add(statement).reversed() }
  }

  /// Adds a statement, and returns the statements in its braces.
  private mutating func add(_ statement: GraphStatement) -> [GraphStatement] {
    let place = statement.place
    switch statement.content {
    case .node(let node): state(node, at: place)
    case .edge(let edge): relate(edge, at: place)
    case .container(let node, let ways):
      state(node, at: place)
      relate(node.id, ways, at: place)
    case .coordinator(let node, let children, let list):
      state(node, at: place)
      for child in children { relate(node.id, .child, child, a: .coordinator, at: place) }
      relate(node.id, .child, list.statements)
      relate(node.id, .presents, list.statements)
      return list.statements
    }
    return []
  }

  /// Relates a coordinator to the children or the screens in its braces.
  private mutating func relate(_ coordinator: NodeID, _ kind: Edge.Kind, _ statements: [GraphStatement]) {
    for statement in statements {
      switch (statement.content, kind) {
      case (.coordinator(let node, _, _), .child), (.node(let node), .presents):
        relate(coordinator, kind, node.id.rawValue, at: statement.place)
      default: continue
      }
    }
  }
}

/// Why declarations do not form a graph.
public enum StatementError: Error, Hashable, Sendable {
  /// Two statements at two places give the same name.
  case repeated(NodeID, at: SourceLocation, first: SourceLocation)
  /// A declaration uses a name that is not declared; `nearest` is the declared name that was probably meant.
  case unknown(NodeID, Node.Kind?, at: SourceLocation, nearest: String?)
  /// The name belongs to a node of another kind.
  case wrongKind(NodeID, expected: Node.Kind, found: Node.Kind, at: SourceLocation)

  /// The place of the wrong declaration.
  public var place: SourceLocation {
    switch self {
    case .repeated(_, let place, _), .unknown(_, _, let place, _), .wrongKind(_, _, _, let place):
      place
    }
  }

  /// The problem and how to fix it.
  public var problem: String {
    switch self {
    case .repeated(let name, _, let first):
      "\(name.rawValue.quoted) is also declared at \(first.words); give each node a unique name"
    case .unknown(let name, let kind, _, let nearest):
      "no \(kind?.rawValue ?? "node") is named \(name.rawValue.quoted); "
        + (nearest.map { "did you mean \($0.quoted)?" } ?? "declare it, or remove this")
    case .wrongKind(let name, let expected, let found, _):
      "\(name.rawValue.quoted) is a \(found.rawValue), but a \(expected.rawValue) is expected here"
    }
  }
}

extension StatementError: CustomStringConvertible {
  /// One line: the place, the problem and the fix.
  public var description: String { "\(place.words): \(problem)" }
}

extension SourceLocation {
  /// `App/Graph.swift:12`, or `line 12` where the file is obvious.
  fileprivate var words: String { file.isEmpty ? "line \(line)" : "\(file):\(line)" }
}
