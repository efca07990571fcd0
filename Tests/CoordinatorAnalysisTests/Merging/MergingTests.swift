import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Several graphs as one")
struct MergingTests {
  private func inputs(_ seed: UInt64) -> [NamedGraph] {
    (0..<3).map { NamedGraph(["a", "b", "a"][$0], ChoosingTests.graph(seed * 3 + UInt64($0))) }
  }

  private func shuffled(_ inputs: [NamedGraph], _ seed: UInt64) throws -> [NamedGraph] {
    var random = SeededGenerator(seed: seed)
    return try inputs.map {
      NamedGraph(
        $0.name,
        try Graph(
          nodes: $0.graph.nodes.shuffled(using: &random),
          edges: $0.graph.edges.shuffled(using: &random)
        )
      )
    }
  }

  @Test("A forest has every node and edge of each", arguments: ChoosingTests.seeds)
  func forest(seed: UInt64) throws {
    let inputs = inputs(seed)
    let forest = try Graph.forest(of: inputs)
    #expect(forest.nodes.count == inputs.reduce(0) { $0 + $1.graph.nodes.count })
    #expect(forest.edges.count == inputs.reduce(0) { $0 + $1.graph.edges.count })
    #expect(try Graph.forest(of: shuffled(inputs, seed)) == forest)
    let counts = inputs.map { $0.graph.cycles().count + $0.graph.roots().count + $0.graph.leaves().count }
    #expect(forest.cycles().count + forest.roots().count + forest.leaves().count == counts.reduce(0, +))
    #expect(try Graph.forest(of: [inputs[0]]) == inputs[0].graph)
  }

  @Test func idsThatClashAreToldApart() throws {
    let graph = { (ids: [NodeID]) in RandomGraph.graph(ids.map { Node(id: $0, type: "T") }, []) }
    let forest = try Graph.forest(of: [
      NamedGraph("x", graph(["a", "b"])), NamedGraph("x", graph(["a", "x:a"])),
      NamedGraph("y", graph(["a", "c"])),
    ])
    #expect(forest.nodes.map(\.id) == ["b", "c", "x:a", "x:a#2", "x:a#3", "y:a"])
  }

  @Test("Merged, every name is there once, and every relation", arguments: ChoosingTests.seeds)
  func merged(seed: UInt64) throws {
    let inputs = inputs(seed)
    let merged = try Graph.merged(inputs)
    let nodes = inputs.flatMap(\.graph.nodes)
    #expect(Set(merged.nodes.map(Key.init)) == Set(nodes.map(Key.init)))
    #expect(Set(merged.nodes.map(Key.init)).count == merged.nodes.count)
    let ways = { (graph: Graph) in
      graph.edges.map { [Key(graph.node($0.from)), Key(graph.node($0.to)), Key($0.kind)] }
    }
    #expect(Set(ways(merged)) == Set(inputs.flatMap { ways($0.graph) }))
    #expect(ways(merged).count == Set(ways(merged)).count)
    #expect(Set(merged.nodes.flatMap(\.unknown)) == Set(nodes.flatMap(\.unknown)))
    #expect(try Graph.merged(shuffled(inputs, seed)) == merged)
    let again = try Graph.merged([NamedGraph("m", merged)])
    #expect(again.nodes == merged.nodes && ways(again) == ways(merged))
    #expect(try Graph.merged([NamedGraph("m", merged), NamedGraph("m", merged)]) == again)
  }

  private struct Key: Hashable {
    let words: [String]

    init(_ kind: Edge.Kind) { words = [kind.rawValue] }

    init(_ node: Node?) {
      let kind = node?.kind == .service ? .dependency : node?.kind
      words = [node?.name ?? "", kind?.rawValue ?? ""]
    }
  }

  @Test func whatIsKnownIsJoined() throws {
    let place = SourceLocation(file: "A.swift", line: 1)
    let first = RandomGraph.graph(
      [Node(id: "A", type: "App", unknown: ["x"]), Node(id: "B", type: "Home"), Node(id: "C", type: "Log")],
      [
        Edge(from: "A", to: "B", label: "l"), Edge(from: "A", to: "C", ownership: .strong, order: 5),
      ]
    )
    let second = RandomGraph.graph(
      [
        Node(
          id: "App",
          type: "App",
          role: .root,
          module: "M",
          location: place,
          documentation: "d",
          unknown: ["y", "x"]
        ),
        Node(id: "App/Home", type: "Home"), Node(id: "A", type: "Log"), Node(id: "C", type: "New"),
      ],
      [
        Edge(from: "App", to: "App/Home", ownership: .strong, via: "v", label: "m", evidence: [place]),
        Edge(from: "App", to: "A", ownership: .weak), Edge(from: "App", to: "C", order: 9),
      ]
    )
    let merged = try Graph.merged([NamedGraph("1", first), NamedGraph("2", second)])
    #expect(
      merged.nodes == [
        Node(id: "2:C", type: "New"),
        Node(
          id: "A",
          type: "App",
          role: .root,
          module: "M",
          location: place,
          documentation: "d",
          unknown: ["x", "y"]
        ),
        Node(id: "B", type: "Home"), Node(id: "C", type: "Log"),
      ]
    )
    #expect(
      merged.edges == [
        Edge(from: "A", to: "2:C", order: 2),
        Edge(from: "A", to: "B", ownership: .strong, via: "v", label: "l", order: 0, evidence: [place]),
        Edge(from: "A", to: "C", ownership: .unknown, order: 1),
      ]
    )
  }
}
