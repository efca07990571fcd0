import CoordinatorGraph

/// Two graphs with common ids: matching nodes have the same id.
struct Sides {
  let base: Graph
  let head: Graph
  /// Whether both are readings of one kind, such as two sources.
  let isOfOneKind: Bool
  let aspects: ComparedAspects
  /// Renamed nodes of the base, with the nodes of the head that probably replace them.
  let renamed: [GraphDiff.Renaming]
  let isRenamed: Set<NodeID>

  init(_ base: Snapshot, _ head: Snapshot) throws(GraphError) {
    isOfOneKind = base.origin.kind == head.origin.kind
    let before = isOfOneKind ? base.graph : try .merged([NamedGraph("base", base.graph)])
    let after = isOfOneKind ? head.graph : try .merged([NamedGraph("head", head.graph)])
    let matching = NodeMatching(before, after)
    self.base = try before.renamed(by: matching.ids(of: before, in: after))
    self.head = after
    aspects = ComparedAspects(
      before,
      after,
      isOfOneKind: isOfOneKind,
      isStated: base.origin.kind == .declared
    )
    renamed = matching.renamed
    isRenamed = Set(renamed.map(\.to.id))
  }
}

extension Graph {
  func renamed(by ids: [NodeID: NodeID]) throws(GraphError) -> Graph {
    try Graph(nodes: nodes.map { $0.renamed(by: ids) }, edges: edges.map { $0.renamed(by: ids) })
  }
}
