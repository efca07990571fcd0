import CoordinatorGraph

/// A declared graph, collected statement by statement from any format. The result is a graph, or the first
/// error.
///
/// Statements may come in any order: a name can be used before it is declared. O(n log n) for n statements.
package struct DeclaredGraph {
  private var nodes: [Node] = []
  private var places: [NodeID: SourceLocation] = [:]
  private var mentions: [Node] = []
  private var relations: [Relation] = []
  private var orders: [NodeID: Int] = [:]
  private var repetition: StatementError?

  package init() {}

  /// Declares a node. A name that was declared before makes the whole graph an error.
  package mutating func state(_ node: Node, at place: SourceLocation) {
    if let first = places.updateValue(place, forKey: node.id) {
      repetition = repetition ?? .repeated(node.id, at: place, first: first)
    }
    nodes.append(node)
  }

  /// Uses a name that need not be declared: if it is not, the graph gets the given node.
  package mutating func mention(_ node: Node) {
    mentions.append(node)
  }

  /// Declares that a service implements a dependency at run time. Neither needs to be declared.
  package mutating func implement(_ dependency: NodeID, by service: Node, at place: SourceLocation) {
    mention(service)
    let order = nextOrder(of: service.id)
    relate(Edge(from: service.id, to: dependency, kind: .adopts, order: order), at: place)
  }

  /// Declares an edge between names that are declared or mentioned anywhere.
  ///
  /// - Parameters:
  ///   - target: The required kind of the target; any kind when nil.
  package mutating func relate(_ edge: Edge, to target: Node.Kind? = nil, at place: SourceLocation) {
    relations.append(Relation(edge: edge, target: target, place: place))
  }

  /// The next order number among the edges that leave a node, for an edge that has none.
  package mutating func nextOrder(of name: NodeID) -> Int {
    let order = orders[name, default: 0]
    orders[name] = order + 1
    return order
  }

  package func graph() throws(StatementError) -> Graph {
    if let repetition { throw repetition }
    let nodes = self.nodes + unstated()
    let kinds = Dictionary(uniqueKeysWithValues: nodes.lazy.map { ($0.id, $0.kind) })
    for relation in relations { try relation.check(against: kinds) }
    do {
      return try Graph(nodes: nodes, edges: relations.map(\.edge))
    } catch {
      // Both possible errors were excluded above.
      return .empty
    }
  }

  private func unstated() -> [Node] {
    var seen: Set<NodeID> = []
    return mentions.filter { places[$0.id] == nil && seen.insert($0.id).inserted }
  }
}

/// An edge as it was declared.
private struct Relation {
  let edge: Edge
  let target: Node.Kind?
  let place: SourceLocation

  func check(against kinds: [NodeID: Node.Kind]) throws(StatementError) {
    try check(edge.from, nil, against: kinds)
    try check(edge.to, target, against: kinds)
  }

  private func check(
    _ name: NodeID,
    _ expected: Node.Kind?,
    against kinds: [NodeID: Node.Kind]
  ) throws(StatementError) {
    guard let found = kinds[name] else {
      let names = kinds.filter { expected == nil || $0.value == expected }.keys.map(\.rawValue)
      throw .unknown(name, expected, at: place, nearest: name.rawValue.nearestName(in: names))
    }
    guard expected == nil || expected == found else {
      throw .wrongKind(name, expected: expected ?? found, found: found, at: place)
    }
  }
}

extension String {
  /// The name that was probably meant; the result does not depend on the order of the names. Very long names
  /// are ignored, because the comparison costs the product of the lengths.
  fileprivate func nearestName(in names: [String]) -> String? {
    let bearable = 80
    guard utf8.count <= bearable else { return nil }
    return nearest(in: names.filter { $0.utf8.count <= bearable }.sorted())
  }
}

extension Snapshot {
  /// The graph that Swift code declares, with or without an app.
  ///
  /// ```swift
  /// let snapshot = try Snapshot(declared: "Library") {
  ///   CoordinatorNode("App", role: .root) {
  ///     CoordinatorNode("LogIn")
  ///   }
  ///   ContainerNode("AppContainer", builds: "App", provides: ["LogInUseCase"])
  /// }
  /// ```
  ///
  /// O(n log n) for n statements, however deep they are nested.
  ///
  /// - Parameters:
  ///   - name: What the graph is called.
  ///   - statements: The declarations. A name may be used before it is declared.
  /// - Throws: ``StatementError``, which names the line of the statement.
  public init(declared name: String, @GraphBuilder _ statements: () -> [GraphStatement])
    throws(StatementError)
  {
    let graph = try DeclaredGraph(statements()).graph()
    self.init(origin: Origin(kind: .declared, name: name), graph: graph)
  }
}

extension Ownership {
  /// The default ownership of a declared edge. Attached children, presented screens, and a container's
  /// dependencies are strong.
  package static func usual(of kind: Edge.Kind) -> Ownership {
    switch kind {
    case .child, .presents, .requires, .provides: .strong
    default: .unknown
    }
  }
}

extension DeclaredGraph {
  /// Relates two nodes with the default ownership.
  mutating func relate(
    _ from: NodeID,
    _ kind: Edge.Kind,
    _ to: String,
    label: String? = nil,
    a target: Node.Kind? = nil,
    at place: SourceLocation
  ) {
    let order = nextOrder(of: from)
    let ownership = Ownership.usual(of: kind)
    let edge = Edge(from: from, to: NodeID(to), kind: kind, ownership: ownership, label: label, order: order)
    relate(edge, to: target, at: place)
  }
}
