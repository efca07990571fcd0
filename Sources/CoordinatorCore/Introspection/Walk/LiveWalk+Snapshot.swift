import CoordinatorGraph

extension LiveWalk {
  /// The graph of the walk, with ids that are the same in the next run.
  ///
  /// - Parameter name: The name of the snapshot, such as the app's name.
  /// - Complexity: O(n log n) in the number of nodes and edges.
  public func snapshot(name: String? = nil) -> Snapshot {
    let navigation = NavigationPaths(of: record)
    let tree = SpanningTree(of: self, navigation: navigation)
    let paths = PathIDs(of: tree, types: record.objects.map { types[Int($0.type)].name }).ids
    // Paths differ from one another, unless two digests are equal: then numbers must do.
    let graph =
      graph(tree: tree, navigation: navigation, ids: paths)
      ?? graph(tree: tree, navigation: navigation, ids: paths.indices.map { NodeID("\($0)") })
    return Snapshot(origin: Snapshot.Origin(kind: .live, name: name), graph: graph ?? .empty)
  }

  private func graph(tree: SpanningTree, navigation: NavigationPaths, ids: [NodeID]) -> Graph? {
    let registrations = LiveRegistrations(of: self, tree: tree, ids: ids)
    let nodes = LiveNodes(of: self, tree: tree, ids: ids, remarks: registrations.notes).nodes
    let edges = LiveEdges(of: self, tree: tree, navigation: navigation, ids: ids).edges
    return try? Graph(nodes: nodes + registrations.nodes, edges: (edges + registrations.edges).numbered())
  }
}

extension [Edge] {
  /// The edges, each with its place among those that leave the same node.
  fileprivate func numbered() -> [Edge] {
    var next: [NodeID: Int] = [:]
    return map { edge in
      var edge = edge
      edge.order = next[edge.from, default: 0]
      next[edge.from] = edge.order + 1
      return edge
    }
  }
}
