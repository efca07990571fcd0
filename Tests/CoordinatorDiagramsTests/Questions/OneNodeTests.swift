import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Questions about one node")
struct OneNodeTests {
  @Test("Descendants are all that this leads to, nearest first")
  func reach() {
    for seed in RandomQuestion.seeds {
      let question = RandomQuestion(seed: seed)
      let (graph, kinds, expected) = (question.graph, question.kinds, question.expected)
      for node in graph.nodes.ids {
        let descendants = graph.descendants(of: node, along: kinds).ids
        #expect(descendants.sorted() == expected.nodes.filter { $0 != node && expected.reaches(node, $0) })
        let depths = expected.depths(from: [node])
        let found = descendants.map { depths[$0] ?? .max }
        #expect(found == found.sorted(), "seed \(seed)")
      }
    }
  }

  @Test("Children come by the order of their edges, parents by id, each once")
  func neighbours() {
    for seed in RandomQuestion.seeds {
      let question = RandomQuestion(seed: seed)
      let (graph, kinds, edges) = (question.graph, question.kinds, question.expected.edges)
      for node in graph.nodes.ids {
        let ordered = edges.filter { $0.from == node }.sorted { $0.order < $1.order }.map(\.to)
        #expect(graph.children(of: node, along: kinds).ids == ordered.withoutRepeats, "seed \(seed)")
        let parents = Set(edges.filter { $0.to == node }.map(\.from)).sorted()
        #expect(graph.parents(of: node, along: kinds).ids == parents, "seed \(seed)")
      }
    }
  }

  @Test("Each edge is found once from either end")
  func edges() {
    for seed in RandomQuestion.seeds {
      let graph = RandomQuestion(seed: seed).graph
      #expect(graph.nodes.ids.flatMap(graph.edges(from:)).count == graph.edges.count)
      for node in graph.nodes.ids {
        let leaving = graph.edges.filter { $0.from == node }
        #expect(graph.edges(from: node) == leaving.sorted { $0.order < $1.order }, "seed \(seed)")
        #expect(graph.edges(to: node) == graph.edges.filter { $0.to == node }, "seed \(seed)")
      }
    }
  }

  @Test("Edges of the same order come as the graph sorts them")
  func equalOrder() throws {
    let nodes = ["a", "b", "c", "d"].map { Node(id: NodeID($0), type: $0) }
    let edges = [
      Edge(from: "a", to: "d", kind: .holds, order: 1), Edge(from: "a", to: "c", kind: .holds),
      Edge(from: "a", to: "b", order: 1), Edge(from: "a", to: "d", kind: .creates),
    ]
    let graph = try Graph(nodes: nodes, edges: edges)
    #expect(graph.edges(from: "a").map(\.to) == ["d", "c", "b", "d"])
    #expect(graph.children(of: "a").ids == ["d", "c", "b"])
  }

  @Test("A node is found by its id in any Unicode form, and nothing is known of a stranger")
  func lookup() throws {
    let graph = try Graph(nodes: [Node(id: "caf\u{E9}", type: "Cafe")], edges: [])
    #expect(graph.node("cafe\u{301}")?.type == "Cafe")
    #expect(graph.contains("cafe\u{301}"))
    #expect(!graph.contains("tea") && graph.node("tea") == nil)
    #expect(graph.edges(from: "tea").isEmpty && graph.edges(to: "tea").isEmpty)
    #expect(graph.children(of: "tea").isEmpty && graph.parents(of: "tea").isEmpty)
    #expect(graph.descendants(of: "tea").isEmpty)
    #expect(graph.path(to: "tea").isEmpty)
  }
}

extension [NodeID] {
  fileprivate var withoutRepeats: [NodeID] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
