import CoordinatorGraph
import TestSupport
import Testing

@Suite("Graph")
struct GraphTests {
  @Test("The order of the input does not show, not even between edges that differ in one detail only")
  func shuffled() throws {
    for seed in Seeds.of(200) {
      var random = SeededGenerator(seed: seed)
      let graph = RandomGraph.any(nodes: 8, edges: 20, seed: seed)
      let edges = graph.edges + graph.edges.flatMap(\.nearTwins)
      let first = try Graph(nodes: graph.nodes, edges: edges)
      let second = try Graph(
        nodes: graph.nodes.shuffled(using: &random),
        edges: edges.shuffled(using: &random)
      )
      #expect(first == second && first.hashValue == second.hashValue, "seed \(seed)")
      #expect(snapshot(first).jsonBytes() == snapshot(second).jsonBytes(), "seed \(seed)")
    }
  }

  @Test("An edge spells its ends as the nodes do")
  func canonicalEnds() throws {
    let nodes = [Node(id: "caf\u{E9}", type: "A"), Node(id: "b", type: "B")]
    let graph = try Graph(nodes: nodes, edges: [Edge(from: "cafe\u{301}", to: "b")])
    #expect(Array(graph.edges[0].from.rawValue.utf8) == Array("caf\u{E9}".utf8))
  }

  @Test("Two nodes of one id are an error, also when Unicode spells it in two ways")
  func duplicates() {
    let nodes = [
      Node(id: "cafe\u{301}", type: "A"), Node(id: "b", type: "B"), Node(id: "caf\u{E9}", type: "C"),
    ]
    #expect(throws: GraphError.duplicateNode("caf\u{E9}")) { try Graph(nodes: nodes, edges: []) }
  }

  @Test("An edge without a node at either end is an error")
  func dangling() {
    let nodes = [Node(id: "a", type: "A")]
    #expect(throws: GraphError.danglingEdge(from: "a", to: "b", missing: "b")) {
      try Graph(nodes: nodes, edges: [Edge(from: "a", to: "b")])
    }
    #expect(throws: GraphError.danglingEdge(from: "b", to: "a", missing: "b")) {
      try Graph(nodes: nodes, edges: [Edge(from: "b", to: "a")])
    }
  }

  @Test("A message is one line, whatever the ids are")
  func messages() {
    #expect(
      GraphError.duplicateNode("a\nb").description
        == "two nodes have the id 'a\\nb'; give each node a unique id"
    )
    #expect(
      GraphError.danglingEdge(from: "a", to: "b", missing: "b").description
        == "the edge 'a' -> 'b' leads to no node: add a node with the id 'b' or remove the edge"
    )
    let long = NodeID(String(repeating: "é", count: 10_000))
    #expect(GraphError.duplicateNode(long).description.count < 200)
  }

  @Test("Numbers that count nothing are mended")
  func clamped() throws {
    let edge = Edge(from: "a", to: "a", order: -3, evidence: [SourceLocation(file: "A.swift", line: 0)])
    let graph = try Graph(nodes: [Node(id: "a", type: "A")], edges: [edge])
    #expect(graph.edges[0].order == 0)
    #expect(graph.edges[0].evidence[0].line == 1)
  }

  private func snapshot(_ graph: Graph) -> Snapshot {
    Snapshot(origin: .init(kind: .declared), graph: graph)
  }
}

extension Edge {
  /// Edges that differ from this one in a single detail.
  fileprivate var nearTwins: [Edge] {
    var twins = [self, self, self, self, self, self]
    twins[0].label = "caf\u{E9}"
    twins[1].label = "cafe\u{301}"
    twins[2].evidence = [SourceLocation(file: "A.swift", line: 2)]
    twins[3].evidence = [SourceLocation(file: "A.swift", line: 10)]
    twins[4].label = label == nil ? "" : nil
    twins[5].ownership = ownership == .weak ? .strong : .weak
    return twins
  }
}
