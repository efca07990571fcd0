import CoordinatorDiagrams
import CoordinatorGraph

extension Graph {
  /// Merges several graphs of one app, such as a guide, the source and a run, by the names of their nodes.
  ///
  /// Nodes of one name and of kinds that go together become one, within an input, too; a service and a dependency go
  /// together, other kinds only with themselves. It has the id, type, kind and label of the first, each other thing from
  /// the first that knows it, and every reason why one may be incomplete. Where the first's id is taken, it has the name
  /// of its input in front.
  ///
  /// Edges of one kind between the same nodes become one. The first edge that has a value determines it;
  /// contradictory ownerships become `unknown`. The lines of evidence are combined. The edges that leave a
  /// node keep the order of their inputs.
  ///
  /// "First" is by the order of the inputs, and within an input by id: the order in which nodes and edges were stated
  /// does not matter. O(n + m) before sorting.
  ///
  /// - Throws: Nothing for valid graphs, and all graphs are valid.
  package static func merged(_ inputs: [NamedGraph]) throws(GraphError) -> Graph {
    let all = inputs.enumerated().flatMap { number, input in
      input.graph.nodes.map { (input: number, node: $0) }
    }
    var fresh = FreshIDs()
    var ids = [[NodeID: NodeID]](repeating: [:], count: inputs.count)
    let nodes = all.grouped { MergeName($0.node) }.map { _, members in
      var node = Node(merging: members.map(\.node))
      node.id = fresh.next(node.id.rawValue, or: "\(inputs[members[0].input].name):\(node.id)")
      for member in members { ids[member.input][member.node.id] = node.id }
      return node
    }
    let edges = zip(inputs, ids).flatMap { input, ids in
      input.graph.nodes.flatMap { input.graph.edges(from: $0.id) }.map { $0.renamed(by: ids) }
    }
    var orders: [NodeID: Int] = [:]
    let bundles = edges.grouped { EdgeBundle(from: $0.from, kind: $0.kind, to: $0.to) }
    return try Graph(
      nodes: nodes,
      edges: bundles.map { bundle, members in
        var edge = Edge(merging: members)
        edge.order = orders[bundle.from, default: 0]
        orders[bundle.from] = edge.order + 1
        return edge
      }
    )
  }
}

/// The values that nodes must share to be merged.
private struct MergeName: Hashable {
  let name: String
  let kind: Node.Kind

  init(_ node: Node) {
    name = node.name
    // A protocol that one input calls a dependency is the service that another one has registered.
    kind = node.kind == .service ? .dependency : node.kind
  }
}

extension Node {
  /// The first node, completed with the facts of the others.
  fileprivate init(merging nodes: [Node]) {
    self = nodes[0]
    role = nodes.firstKnown(\.role)
    module = nodes.firstKnown(\.module)
    location = nodes.firstKnown(\.location)
    documentation = nodes.firstKnown(\.documentation)
    unknown = nodes.union(\.unknown)
  }
}

extension Edge {
  /// The first edge, completed with the facts of the others. A contradiction makes the ownership unknown.
  fileprivate init(merging edges: [Edge]) {
    self = edges[0]
    via = edges.firstKnown(\.via)
    label = edges.firstKnown(\.label)
    evidence = edges.union(\.evidence)
    let known = Set(edges.lazy.map(\.ownership)).subtracting([.unknown])
    ownership = known.count == 1 ? known.first ?? .unknown : .unknown
  }
}

extension Array {
  fileprivate func firstKnown<Value>(_ value: (Element) -> Value?) -> Value? {
    lazy.compactMap(value).first
  }

  /// The values of all elements, each once.
  fileprivate func union<Value: Hashable>(_ values: (Element) -> [Value]) -> [Value] {
    var seen: Set<Value> = []
    return flatMap(values).filter { seen.insert($0).inserted }
  }
}

extension Graph {
  /// Several graphs side by side, as one. O(n + m) before sorting.
  ///
  /// Every node and edge of every input is in it. An id that one input alone has stays. One that several have gets the
  /// name of its input in front, `Tests:App/Home`, and a number behind where that is taken, too. The order of the inputs
  /// matters for these numbers only; the order of nodes and edges within an input does not matter at all.
  ///
  /// - Throws: Nothing for valid graphs, and all graphs are valid.
  package static func forest(of inputs: [NamedGraph]) throws(GraphError) -> Graph {
    var counts: [NodeID: Int] = [:]
    for node in inputs.lazy.flatMap(\.graph.nodes) { counts[node.id, default: 0] += 1 }
    var fresh = FreshIDs(besides: Set(counts.keys))
    var (nodes, edges) = ([Node](), [Edge]())
    for input in inputs {
      let clashing = input.graph.nodes.lazy.map(\.id).filter { counts[$0, default: 0] > 1 }
      let pairs = clashing.map { ($0, fresh.next("\(input.name):\($0)")) }
      let ids = Dictionary(uniqueKeysWithValues: Array(pairs))
      nodes += input.graph.nodes.map { $0.renamed(by: ids) }
      edges += input.graph.edges.map { $0.renamed(by: ids) }
    }
    return try Graph(nodes: nodes, edges: edges)
  }
}

extension Node {
  /// The node with the id that a table gives it, if it gives one.
  func renamed(by ids: [NodeID: NodeID]) -> Node {
    var node = self
    node.id = ids[id] ?? id
    return node
  }
}

extension Edge {
  /// The edge between the ids that a table gives its ends.
  func renamed(by ids: [NodeID: NodeID]) -> Edge {
    var edge = self
    edge.from = ids[from] ?? from
    edge.to = ids[to] ?? to
    return edge
  }
}

package struct NamedGraph: Hashable, Sendable {
  /// Its name: a file, an app, a module.
  package var name: String
  package var graph: Graph

  package init(_ name: String, _ graph: Graph) {
    self.name = name
    self.graph = graph
  }
}

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
