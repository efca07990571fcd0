import CoordinatorGraph

/// The aspects that both snapshots know. Only a difference in these is a difference of the app.
struct ComparedAspects {
  let ownership: Bool
  let role: Bool
  let module: Bool
  /// Whether both sides distinguish attached, created and held children. A guide has one kind of line.
  let kindOfTree: Bool

  init(_ base: Graph, _ head: Graph, isOfOneKind: Bool, isStated: Bool) {
    let sides = [base, head]
    ownership = sides.allSatisfy { $0.edges.contains { $0.ownership != .unknown } }
    // One declaration may be a guide, and the other a document with more detail.
    let tellsAll = isOfOneKind && !isStated
    role = tellsAll || sides.allSatisfy { $0.nodes.contains { $0.role != nil } }
    module = tellsAll || sides.allSatisfy { $0.nodes.contains { $0.module != nil } }
    kindOfTree = isOfOneKind
  }

  /// The differences of a node. Its place in source and its documentation do not count.
  func details(of base: Node, _ head: Node, isRenamed: Bool) -> [GraphDiff.Detail] {
    var details: [GraphDiff.Detail] = []
    func compare(_ what: String, _ from: String?, _ to: String?) {
      if from != to { details.append(GraphDiff.Detail(what: what, from: from ?? "", to: to ?? "")) }
    }
    compare("kind", base.kind.rawValue, head.kind.rawValue)
    if !isRenamed { compare("name", base.name, head.name) }
    if role { compare("role", base.role?.rawValue, head.role?.rawValue) }
    if module { compare("module", base.module, head.module) }
    compare("known", base.knowledge, head.knowledge)
    return details
  }

  /// The edge with only the compared aspects: two such edges are equal if there is no difference.
  func compared(_ edge: Edge) -> Edge {
    var compared = Edge(from: edge.from, to: edge.to, kind: edge.kind)
    if ownership { compared.ownership = edge.ownership }
    guard kindOfTree else { return compared }
    (compared.label, compared.condition) = (edge.label, edge.condition)
    compared.isPossible = edge.isPossible
    return compared
  }

  /// The differences of an edge.
  func details(of base: Edge, _ head: Edge) -> [GraphDiff.Detail] {
    var details: [GraphDiff.Detail] = []
    func compare(_ what: String, _ from: String?, _ to: String?) {
      if from != to { details.append(GraphDiff.Detail(what: what, from: from ?? "", to: to ?? "")) }
    }
    if kindOfTree || !base.isStep { compare("kind", base.kind.rawValue, head.kind.rawValue) }
    if ownership { compare("ownership", base.ownership.rawValue, head.ownership.rawValue) }
    guard kindOfTree else { return details }
    compare("label", base.label, head.label)
    compare("condition", base.condition, head.condition)
    compare("certainty", base.certainty, head.certainty)
    return details
  }
}

extension Node {
  fileprivate var knowledge: String { unknown.isEmpty ? "all" : "in part" }
}

extension Edge {
  fileprivate var certainty: String { isPossible ? "possible" : "certain" }
}
