import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Questions about a whole graph")
struct WholeGraphTests {
  @Test("Roots, leaves, cycles and depths are those that looking at every pair finds")
  func bruteForce() {
    for seed in RandomQuestion.seeds {
      let question = RandomQuestion(seed: seed)
      let (graph, kinds, expected) = (question.graph, question.kinds, question.expected)
      #expect(graph.roots(along: kinds).ids == expected.roots, "seed \(seed)")
      #expect(graph.leaves(along: kinds).ids == expected.leaves, "seed \(seed)")
      #expect(graph.cycles(along: kinds).map(\.ids) == expected.cycles, "seed \(seed)")
      #expect(graph.depths(along: kinds) == expected.depths(from: expected.roots), "seed \(seed)")
    }
  }

  @Test("Every node is reached from the roots, nearest first, children in order")
  func breadthFirst() {
    for seed in RandomQuestion.seeds {
      let question = RandomQuestion(seed: seed)
      let (graph, kinds) = (question.graph, question.kinds)
      var expected = graph.roots(along: kinds)
      var next = 0
      while next < expected.count {
        let children = graph.children(of: expected[next].id, along: kinds)
        expected += children.filter { !expected.contains($0) }
        next += 1
      }
      #expect(graph.breadthFirst(along: kinds) == expected, "seed \(seed)")
      #expect(Set(expected.ids) == Set(graph.nodes.ids), "seed \(seed)")
    }
  }

  @Test(
    "A path is a shortest one: it starts at a root, every step is an edge, and it is as long as the depth"
  )
  func paths() {
    for seed in RandomQuestion.seeds {
      let question = RandomQuestion(seed: seed)
      let (graph, kinds) = (question.graph, question.kinds)
      let steps = Set(question.expected.edges.map { [$0.from, $0.to] })
      let depths = graph.depths(along: kinds)
      for node in graph.nodes.ids {
        let path = graph.path(to: node, along: kinds).ids
        #expect(path.last == node)
        #expect(path.first.map(question.expected.roots.contains) == true)
        #expect(zip(path, path.dropFirst()).allSatisfy { steps.contains([$0, $1]) })
        #expect(path.count - 1 == depths[node])
      }
    }
  }

  @Test("A node with an edge to itself is a root, a leaf and a cycle")
  func selfEdge() throws {
    let graph = try Graph(nodes: [Node(id: "a", type: "A")], edges: [Edge(from: "a", to: "a")])
    #expect(graph.roots().ids == ["a"])
    #expect(graph.leaves().ids == ["a"])
    #expect(graph.cycles().map(\.ids) == [["a"]])
    #expect(graph.children(of: "a").ids == ["a"])
    #expect(graph.descendants(of: "a").isEmpty)
  }

  @Test("An empty graph has no answers")
  func empty() {
    #expect(Graph.empty.roots().isEmpty)
    #expect(Graph.empty.leaves().isEmpty)
    #expect(Graph.empty.cycles().isEmpty)
    #expect(Graph.empty.depths().isEmpty)
    #expect(Graph.empty.breadthFirst().isEmpty)
  }
}
