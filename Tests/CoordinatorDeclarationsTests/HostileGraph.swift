import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport

/// Graphs for the round trips of formats.
enum HostileGraph {
  /// A random graph in which ids, files and evidence are names that break formats.
  static func any(seed: UInt64) -> Graph {
    var random = SeededGenerator(seed: seed)
    let more =
      [
        "caf\u{E9}", "the\u{301}", "\u{2028}", "\u{85}", "\u{10FFFF}", "null", "~", "1.5", "a/b", "a/b/c",
        "- x",
      ]
      + [
        String(repeating: "홈", count: 2_000), String(repeating: "\u{1}", count: 1_000), "? a", ":", "a:", "#",
        "a #", "a##[b", "x\n ::y",
      ]
    let names = (RandomGraph.hostileNames + more).shuffled(using: &random)
    let graph = RandomGraph.any(nodes: 24, edges: 60, seed: seed)
    let ids = Dictionary(uniqueKeysWithValues: zip(graph.nodes.map(\.id), names.map { NodeID($0) }))
    let location = SourceLocation(file: names[30], line: Int.random(in: 1...Int.max, using: &random))
    return RandomGraph.graph(
      graph.nodes.map { changed($0, ids, $0.role == .tab ? location : nil) },
      graph.edges.map { changed($0, ids, [location, SourceLocation(file: "", line: 1)]) }
    )
  }

  /// What a walk over a small app finds.
  static let live = RandomGraph.graph(
    [
      Node(id: "AppCoordinator", type: "AppCoordinator", role: .root),
      Node(id: "AppCoordinator/LogInContainer", type: "LogInContainer", kind: .container),
      Node(id: "AppCoordinator/LogInContainer/LogInUseCase", type: "LogInUseCase", kind: .dependency),
      Node(
        id: "AppCoordinator/LogInCoordinator",
        type: "LogInCoordinator",
        documentation: "Asks who it is.\nOnce."
      ),
      Node(
        id: "AppCoordinator/LogInCoordinator/LogInViewController",
        type: "LogInViewController",
        kind: .screen
      ),
      Node(id: "AppCoordinator/LogInCoordinator#2", type: "LogInCoordinator"),
    ],
    [
      Edge(
        from: "AppCoordinator",
        to: "AppCoordinator/LogInContainer",
        kind: .holds,
        ownership: .strong,
        via: "logIn"
      ),
      Edge(
        from: "AppCoordinator",
        to: "AppCoordinator/LogInCoordinator",
        ownership: .strong,
        via: "children[0]",
        order: 1
      ),
      Edge(
        from: "AppCoordinator",
        to: "AppCoordinator/LogInCoordinator#2",
        ownership: .strong,
        via: "children[1]",
        order: 2
      ),
      Edge(
        from: "AppCoordinator/LogInContainer",
        to: "AppCoordinator/LogInContainer/LogInUseCase",
        kind: .requires,
        ownership: .strong,
        via: "dependency",
        label: "LogInDependency"
      ),
      Edge(
        from: "AppCoordinator/LogInCoordinator",
        to: "AppCoordinator",
        kind: .listener,
        ownership: .weak,
        via: "listener"
      ),
      Edge(
        from: "AppCoordinator/LogInCoordinator",
        to: "AppCoordinator/LogInCoordinator/LogInViewController",
        kind: .presents,
        ownership: .strong,
        via: "viewControllerable",
        order: 1
      ),
    ]
  )

  private static func changed(_ node: Node, _ ids: [NodeID: NodeID], _ location: SourceLocation?) -> Node {
    var node = node
    node.id = ids[node.id] ?? node.id
    node.location = location
    return node
  }

  private static func changed(_ edge: Edge, _ ids: [NodeID: NodeID], _ evidence: [SourceLocation]) -> Edge {
    var edge = edge
    edge.from = ids[edge.from] ?? edge.from
    edge.to = ids[edge.to] ?? edge.to
    edge.evidence = edge.ownership == .weak ? evidence : []
    return edge
  }
}
