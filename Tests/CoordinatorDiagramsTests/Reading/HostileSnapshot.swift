import CoordinatorGraph
import TestSupport

/// Snapshots in which every text is a name that breaks formats.
enum HostileSnapshot {
  /// Each hostile name as an id, with every optional value filled in somewhere.
  static func any(seed: UInt64) -> Snapshot {
    var random = SeededGenerator(seed: seed)
    let names = (RandomGraph.hostileNames + moreNames).shuffled(using: &random)
    let graph = RandomGraph.any(nodes: 20, edges: 40, seed: seed)
    let ids = Dictionary(uniqueKeysWithValues: zip(graph.nodes.ids, names.map { NodeID($0) }))
    let location = SourceLocation(file: names[3], line: Int.random(in: 1...Int.max, using: &random))
    let nodes = graph.nodes.map { renamed($0, ids, location) }
    let edges = graph.edges.map { renamed($0, ids, location) }
    let finding = Finding(
      rule: names[4],
      severity: .warning,
      message: names[5],
      node: "x",
      location: location,
      advice: names[7],
      fix: names[11],
      details: [names[8], names[9]],
      signature: names[10]
    )
    return Snapshot(
      origin: .init(kind: .live, name: names[6]),
      graph: RandomGraph.graph(nodes, edges),
      findings: [finding, Finding(rule: "a", severity: .note, message: "")]
    )
  }

  /// Characters at the borders of what is escaped, and an accent in both of its Unicode forms.
  private static let moreNames = [
    "\u{1F}", "\u{20}b", "\u{7E}", "\u{80}", "\u{9F}", "\u{A0}", "\u{2027}", "\u{2028}", "\u{2029}",
    "\u{202A}",
    "\u{7FF}", "\u{800}", "\u{E000}", "\u{10000}", "\u{10FFFF}", "\u{8}\u{C}", "caf\u{E9}", "the\u{301}",
  ]

  private static func renamed(_ node: Node, _ ids: [NodeID: NodeID], _ location: SourceLocation) -> Node {
    Node(
      id: ids[node.id] ?? node.id,
      type: node.type,
      kind: node.kind,
      role: node.role,
      label: node.label,
      module: node.module,
      location: node.role == .tab ? location : nil,
      documentation: node.documentation,
      unknown: node.unknown
    )
  }

  private static func renamed(_ edge: Edge, _ ids: [NodeID: NodeID], _ location: SourceLocation) -> Edge {
    var edge = edge
    edge.from = ids[edge.from] ?? edge.from
    edge.to = ids[edge.to] ?? edge.to
    edge.evidence = edge.ownership == .weak ? [location, SourceLocation(file: "", line: 1)] : []
    edge.condition = edge.ownership == .unowned ? location.file : nil
    edge.isPossible = edge.ownership == .strong
    return edge
  }
}
