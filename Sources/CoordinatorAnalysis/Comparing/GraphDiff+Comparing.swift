import CoordinatorGraph

extension GraphDiff {
  /// Compares two snapshots. O(n log n) for n nodes and edges of both, plus the search for similar names.
  ///
  /// - Parameters:
  ///   - base: The old snapshot.
  ///   - head: The new snapshot.
  public init(from base: Snapshot, to head: Snapshot) throws(GraphError) {
    let sides = try Sides(base, head)
    let edges = EdgeComparison(sides)
    let gone = sides.base.nodes.filter { !sides.head.contains($0.id) }
    self.init(graph: try Graph(nodes: sides.head.nodes + gone, edges: sides.head.edges + edges.removed))
    mark(gone: gone, sides)
    mark(edges)
    markMoves(sides)
    if sides.isOfOneKind { compareFindings(base.findings, head.findings) }
  }

  private mutating func mark(gone: [Node], _ sides: Sides) {
    removed = gone
    renamed = sides.renamed
    for node in sides.head.nodes {
      guard let before = sides.base.node(node.id) else { added.append(node); continue }
      let isRenamed = sides.isRenamed.contains(node.id)
      let details = sides.aspects.details(of: before, node, isRenamed: isRenamed)
      if !details.isEmpty { changed.append(Altered(value: node, details: details)) }
      if isRenamed || !details.isEmpty { nodes[node.id] = .changed }
    }
    for node in added { nodes[node.id] = .added }
    for node in removed { nodes[node.id] = .removed }
  }

  private mutating func mark(_ comparison: EdgeComparison) {
    (addedEdges, removedEdges) = (comparison.added, comparison.removed)
    changedEdges = comparison.changed
    for edge in addedEdges { edges[edge] = .added }
    for edge in removedEdges { edges[edge] = .removed }
    for edge in changedEdges { edges[edge.value] = .changed }
  }

  /// Marks nodes that lost one parent and gained another.
  private mutating func markMoves(_ sides: Sides) {
    var (lost, gained) = ([NodeID: Set<NodeID>](), [NodeID: Set<NodeID>]())
    for edge in removedEdges where edge.isStep { lost[edge.to, default: []].insert(edge.from) }
    for edge in addedEdges where edge.isStep { gained[edge.to, default: []].insert(edge.from) }
    for node in sides.head.nodes where sides.base.contains(node.id) {
      // A node that exists twice, created by another line of source, did not move.
      let from = lost[node.id, default: []].subtracting(sides.head.parents(of: node.id).map(\.id))
      let to = gained[node.id, default: []].subtracting(sides.base.parents(of: node.id).map(\.id))
      guard !from.isEmpty, !to.isEmpty else { continue }
      moved.append(Move(node: node, from: from.sorted(), to: to.sorted()))
      nodes[node.id] = nodes[node.id] ?? .moved
    }
  }
}

extension Edge {
  /// Whether it is part of the tree, and leads to another node.
  var isStep: Bool { Set.hierarchy.contains(kind) && from != to }
}
