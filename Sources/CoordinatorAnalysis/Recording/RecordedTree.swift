import CoordinatorGraph

/// The live tree at any line of a recording: the last snapshot, and the later events.
///
///     var tree = RecordedTree()
///     for line in lines { tree.take(line) }
///     let now = tree.recordedSnapshot
///
/// A line takes time in proportion to the edges of its object, and a snapshot in proportion to its size.
package struct RecordedTree: Sendable {
  private var origin = Snapshot.Origin(kind: .live)
  private var at = 0
  private var nodes: [NodeID: Node] = [:]
  /// The edges into each node.
  private var edges: [NodeID: [Edge]] = [:]
  /// The targets of each node's edges.
  private var targets: [NodeID: Set<NodeID>] = [:]
  private var ids: [Int: NodeID] = [:]
  /// The next ordinal to try for a path that is in use.
  private var ordinals: [NodeID: Int] = [:]

  /// An empty tree.
  package init() {}

  /// Takes in the next line.
  package mutating func take(_ line: RecordingLine) {
    switch line {
    case .snapshot(let snapshot): replace(by: snapshot)
    case .event(let event): take(event)
    case .header(let name, _, _): origin = Snapshot.Origin(kind: origin.kind, name: name ?? origin.name)
    case .check, .end, .leak, .withdrawal: break
    }
  }

  /// The tree now, with the tokens of its objects.
  package var recordedSnapshot: RecordedSnapshot {
    let objects = ids.map { RecordedSnapshot.Object(token: $0.key, node: $0.value) }
    let all = edges.values.joined().filter { nodes[$0.from] != nil && nodes[$0.to] != nil }
    let graph = (try? Graph(nodes: Array(nodes.values), edges: Array(all))) ?? .empty
    return RecordedSnapshot(
      at: at,
      objects: objects.sorted { $0.token < $1.token },
      snapshot: Snapshot(origin: origin, graph: graph)
    )
  }

  private mutating func replace(by recorded: RecordedSnapshot) {
    let graph = recorded.snapshot.graph
    let name = recorded.snapshot.origin.name ?? origin.name
    origin = Snapshot.Origin(kind: recorded.snapshot.origin.kind, name: name)
    at = recorded.at
    nodes = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0) })
    edges = Dictionary(grouping: graph.edges, by: \.to)
    targets = graph.edges.reduce(into: [:]) { $0[$1.from, default: []].insert($1.to) }
    ids = Dictionary(recorded.objects.map { ($0.token, $0.node) }) { $1 }
    ordinals = [:]
  }
}

// MARK: - Events

extension RecordedTree {
  private mutating func take(_ event: RecordedEvent) {
    at = event.at
    switch event.kind {
    case .met: _ = node(of: event.subject, below: nil)
    case .attach: join(event, by: .child)
    case .shown: join(event, by: .presents)
    case .detach: part(event, from: .child)
    case .gone: part(event, from: .presents)
    case .freed: remove(event.subject)
    case .start, .stop: break
    }
  }

  private mutating func join(_ event: RecordedEvent, by kind: Edge.Kind) {
    let parent = event.parent.map { node(of: $0, below: nil) }
    let child = node(of: event.subject, below: parent)
    guard let parent else { return }
    edges[child]?.removeAll { $0.from == parent && $0.kind == kind }
    let evidence = event.location.map { [$0] } ?? []
    let ownership: Ownership = kind == .child ? .strong : .unknown
    edges[child, default: []].append(
      Edge(from: parent, to: child, kind: kind, ownership: ownership, evidence: evidence)
    )
    targets[parent, default: []].insert(child)
  }

  private mutating func part(_ event: RecordedEvent, from kind: Edge.Kind) {
    let child = node(of: event.subject, below: nil)
    let parent = event.parent.flatMap { ids[$0.token] }
    edges[child]?.removeAll { $0.kind == kind && (parent == nil || $0.from == parent) }
  }

  private mutating func remove(_ subject: Leak.Subject) {
    guard let id = ids.removeValue(forKey: subject.token) else { return }
    nodes[id] = nil
    edges[id] = nil
    for target in targets.removeValue(forKey: id) ?? [] { edges[target]?.removeAll { $0.from == id } }
  }

  private mutating func node(of subject: Leak.Subject, below parent: NodeID?) -> NodeID {
    if let id = ids[subject.token] { return id }
    let path = parent.map { NodeID("\($0)/\(subject.type)") } ?? NodeID(subject.type)
    let id = free(path)
    ids[subject.token] = id
    nodes[id] = Node(id: id, type: subject.type, kind: subject.kind)
    return id
  }

  /// The path, with an ordinal where another node has it.
  private mutating func free(_ path: NodeID) -> NodeID {
    guard nodes[path] != nil else { return path }
    var ordinal = ordinals[path] ?? 2
    while nodes[NodeID("\(path)#\(ordinal)")] != nil { ordinal += 1 }
    ordinals[path] = ordinal + 1
    return NodeID("\(path)#\(ordinal)")
  }
}
