import CoordinatorGraph

extension Recording {
  /// Everything that happened in the run as one graph. Objects of one type are one node. O(n log n).
  ///
  /// - Throws: Nothing for valid recordings, and all recordings are valid.
  package func wholeRun() throws(GraphError) -> Graph {
    let trees = snapshots.map { NamedGraph("snapshot", $0.snapshot.graph) }
    return try Graph.merged(trees + [NamedGraph("events", try graphOfEvents)])
  }

  private var graphOfEvents: Graph {
    get throws(GraphError) {
      var (nodes, edges) = ([NodeID: Node](), [[NodeID]: Edge]())
      for event in events {
        let subjects = [event.subject] + (event.parent.map { [$0] } ?? [])
        for subject in subjects where nodes[subject.node] == nil {
          nodes[subject.node] = Node(id: subject.node, type: subject.type, kind: subject.kind)
        }
        guard let kind = event.kind.edge, let parent = event.parent?.node else { continue }
        let child = event.subject.node
        let evidence = event.location.map { [$0] } ?? []
        edges[[parent, child]] =
          edges[[parent, child]] ?? Edge(from: parent, to: child, kind: kind, evidence: evidence)
      }
      return try Graph(nodes: Array(nodes.values), edges: Array(edges.values))
    }
  }
}

extension Leak.Subject {
  fileprivate var node: NodeID { NodeID(type) }
}

extension RecordedEvent.Kind {
  /// The edge that such an event shows.
  fileprivate var edge: Edge.Kind? {
    switch self {
    case .attach: .child
    case .shown: .presents
    case .met, .detach, .start, .stop, .gone, .freed: nil
    }
  }
}
