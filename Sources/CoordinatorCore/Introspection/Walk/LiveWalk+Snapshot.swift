import CoordinatorGraph

extension LiveWalk {
  /// The graph of what was found, with ids that the next run gives again.
  ///
  /// - Parameter name: What to call it, such as the app's name.
  /// - Complexity: O(n log n) in the number of nodes and edges.
  public func snapshot(name: String? = nil) -> Snapshot {
    let tree = SpanningTree(of: self)
    let ids = PathIDs(of: tree, types: record.objects.map { types[Int($0.type)].name }).ids
    let registrations = LiveRegistrations(of: self, tree: tree, ids: ids)
    let nodes =
      LiveNodes(of: self, tree: tree, ids: ids, remarks: registrations.notes).nodes + registrations.nodes
    let edges = LiveEdges(of: self, tree: tree, ids: ids).edges + registrations.edges
    let origin = Snapshot.Origin(kind: .live, name: name)
    guard let graph = try? Graph(nodes: nodes, edges: edges) else {
      return Snapshot(origin: origin, graph: .empty)
    }
    return Snapshot(origin: origin, graph: graph)
  }
}
