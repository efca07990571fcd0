import CoordinatorDiagrams
import CoordinatorGraph

extension GraphDiff {
  /// The part of the merged graph with the differences: all changes, their surroundings, and the paths from
  /// the root to them. O(n + m).
  ///
  /// - Parameter distance: how many edges away from a change nodes are shown; nil: all of the graph.
  package func neighbourhood(within distance: Int?) -> Graph {
    guard let distance else { return graph }
    return graph.neighbourhood(of: changedNodes, within: distance)
  }

  /// The nodes that are different or have a new finding, and the ends of edges that are different.
  package var changedNodes: Set<NodeID> {
    let found = newFindings.compactMap(\.node).filter { graph.node($0) != nil }
    return Set(nodes.keys).union(edges.keys.flatMap { [$0.from, $0.to] }).union(found)
  }
}

extension Graph {
  /// The part of a graph that is near some nodes, and a shortest way from a root to all of it. O(n + m).
  func neighbourhood(of ids: Set<NodeID>, within distance: Int) -> Graph {
    let centre = nodes.indices.filter { ids.contains(nodes[$0].id) }
    let down = steps(along: .downward).within(max(distance, 0), of: centre)
    let up = steps(against: .downward).within(max(distance, 0), of: centre)
    var isShown = zip(down, up).map { $0 || $1 }
    addWays(to: &isShown)
    return part(areNodesKept: isShown)
  }

  /// Adds a shortest path from a root to every shown node: breadth first from the roots, then back.
  private func addWays(to isShown: inout [Bool]) {
    let search = breadthFirstSearch(along: .hierarchy)
    // Backwards, so that each node comes after all nodes below it.
    for node in search.order.reversed() where isShown[node] && search.parents[node] >= 0 {
      isShown[search.parents[node]] = true
    }
  }
}

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
