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
    Self.details([
      ("kind", base.kind.rawValue, head.kind.rawValue), isRenamed ? nil : ("name", base.name, head.name),
      role ? ("role", base.role?.rawValue, head.role?.rawValue) : nil,
      module ? ("module", base.module, head.module) : nil, ("known", base.knowledge, head.knowledge),
    ])
  }

  private static func details(_ pairs: [(what: String, from: String?, to: String?)?]) -> [GraphDiff.Detail] {
    pairs.compactMap { $0 }.filter { $0.from != $0.to }.map {
      GraphDiff.Detail(what: $0.what, from: $0.from ?? "", to: $0.to ?? "")
    }
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
    Self.details([
      kindOfTree || !base.isStep ? ("kind", base.kind.rawValue, head.kind.rawValue) : nil,
      ownership ? ("ownership", base.ownership.rawValue, head.ownership.rawValue) : nil,
      kindOfTree ? ("label", base.label, head.label) : nil,
      kindOfTree ? ("condition", base.condition, head.condition) : nil,
      kindOfTree ? ("certainty", base.certainty, head.certainty) : nil,
    ])
  }
}

extension Node {
  fileprivate var knowledge: String { unknown.isEmpty ? "all" : "in part" }
}

extension Edge {
  fileprivate var certainty: String { isPossible ? "possible" : "certain" }
}
