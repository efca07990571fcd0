import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("Collapsing groups")
struct CollapsingTests {
  static let narrowings = [
    Narrowing(collapse: [.modules]), Narrowing(collapse: [.matching("n{1,2,3,4}")]),
    Narrowing(collapse: [.matching("n{0,2}"), .matching("n?"), .modules]),
  ]

  @Test("Groups are what they say, and edges are counted", arguments: ChoosingTests.seeds, narrowings)
  func groups(seed: UInt64, narrowing: Narrowing) throws {
    let graph = ChoosingTests.graph(seed)
    let narrowed = try narrowing.apply(to: graph)
    let fates = fates(of: graph, in: narrowed.graph, narrowing)
    for node in narrowed.graph.nodes where graph.contains(node.id) { #expect(graph.node(node.id) == node) }
    let outer = graph.edges.filter { fates[$0.from] != fates[$0.to] || graph.contains(fates[$0.from] ?? "") }
    #expect(Set(outer.map { Ends($0, fates) }) == Set(narrowed.graph.edges.map { Ends($0, [:]) }))
    let inner = graph.edges.count - outer.count
    let words = "\(inner) edge\(inner == 1 ? "" : "s") within groups left out"
    #expect(narrowed.caption?.contains(words) == (inner > 0))
    #expect(outer.count == narrowed.graph.edges.reduce(0) { $0 + count(of: $1, in: graph) })
    let again = try narrowing.apply(to: narrowed.graph)
    #expect(again.graph.nodes.count <= narrowed.graph.nodes.count)
  }

  private struct Ends: Hashable {
    let from: NodeID?
    let to: NodeID?
    let kind: Edge.Kind

    init(_ edge: Edge, _ fates: [NodeID: NodeID]) {
      (from, to, kind) = (fates[edge.from] ?? edge.from, fates[edge.to] ?? edge.to, edge.kind)
    }
  }

  /// The node that stands for each, by its type.
  private func fates(of graph: Graph, in drawn: Graph, _ narrowing: Narrowing) -> [NodeID: NodeID] {
    let groups = drawn.nodes.filter { !graph.contains($0.id) }
    var fates: [NodeID: NodeID] = [:]
    for node in graph.nodes {
      guard !drawn.contains(node.id) else { fates[node.id] = node.id; continue }
      let names = narrowing.collapse.compactMap { collapse -> String? in
        switch collapse {
        case .modules: node.module
        case .matching(let pattern): Glob(pattern).matches(node.id.rawValue) ? pattern : nil
        }
      }
      // The first way that a node has is the one; a group of one is none, so that names of groups are asked for.
      fates[node.id] = groups.first { $0.type == names.first }?.id
    }
    return fates
  }

  private func count(of edge: Edge, in graph: Graph) -> Int {
    guard !graph.contains(edge.from) || !graph.contains(edge.to) else { return 1 }
    let last = edge.label?.split(separator: " ").last ?? ""
    return last.hasPrefix("×") ? Int(last.dropFirst()) ?? 1 : 1
  }

  @Test func aGroupTakesWhatItsMembersAgreeOn() throws {
    let graph = RandomGraph.graph(
      [
        Node(id: "a", type: "TravelLog", kind: .screen, module: "M", unknown: ["x"]),
        Node(id: "b", type: "Travel", kind: .screen, module: "M", unknown: ["x", "a"]),
        Node(id: "group:Travel*", type: "Home"),
      ],
      [
        Edge(from: "group:Travel*", to: "a", ownership: .strong, via: "c[0]", label: "l", order: 3),
        Edge(from: "group:Travel*", to: "b", ownership: .weak, via: "c[1]", label: "l", order: 1),
        Edge(from: "a", to: "b"), Edge(from: "a", to: "a"),
      ]
    )
    let narrowed = try Narrowing(collapse: [.matching("Travel*")]).apply(to: graph)
    let id: NodeID = "group:Travel*#2"
    #expect(
      narrowed.graph.node(id)
        == Node(
          id: id,
          type: "Travel*",
          kind: .screen,
          label: "Travel (2)",
          module: "M",
          unknown: ["a", "x"]
        )
    )
    #expect(
      narrowed.graph.edges == [
        Edge(from: "group:Travel*", to: id, ownership: .unknown, label: "l ×2", order: 1)
      ]
    )
    #expect(narrowed.caption?.contains("2 edges within groups left out") == true)
    #expect(
      try Narrowing(collapse: [.matching("Travel*")]).apply(to: narrowed.graph).graph == narrowed.graph
    )
  }
}
