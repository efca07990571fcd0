import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Views of a graph")
struct HierarchyTests {
  @Test("A hierarchy holds the coordinators, and one line where a child is also made and kept")
  func hierarchy() throws {
    let nodes = [
      Node(id: "app", type: "App"), Node(id: "home", type: "Home"), Node(id: "login", type: "Login"),
      Node(id: "screen", type: "Screen", kind: .screen),
    ]
    let edges = [
      Edge(from: "app", to: "home"), Edge(from: "app", to: "home", kind: .holds, via: "home"),
      Edge(from: "app", to: "home", kind: .creates), Edge(from: "home", to: "app", kind: .holds),
      Edge(from: "app", to: "login", kind: .creates), Edge(from: "app", to: "login", kind: .holds),
      Edge(from: "home", to: "screen", kind: .presents), Edge(from: "home", to: "screen"),
      Edge(from: "home", to: "app", kind: .parent),
    ]
    let hierarchy = try Graph(nodes: nodes, edges: edges).hierarchy()
    #expect(hierarchy.nodes.ids == ["app", "home", "login"])
    let expected = [edges[0], edges[4], edges[5], edges[3]]
    #expect(hierarchy.edges == expected)
    #expect(hierarchy.children(of: "app").ids == ["home", "login"])
  }

  @Test("A hierarchy is what its words say, for every graph")
  func hierarchyOfAny() {
    for seed in Seeds.of(300) {
      let graph = RandomGraph.any(nodes: 6, edges: 60, seed: seed)
      let coordinators = graph.nodes.filter { $0.kind == .coordinator }
      let edges = graph.edges.filter { edge in
        let isBesideChild = graph.edges.contains {
          $0.kind == .child && $0.from == edge.from && $0.to == edge.to
        }
        return coordinators.ids.contains(edge.from) && coordinators.ids.contains(edge.to)
          && (edge.kind == .child || [.creates, .holds].contains(edge.kind) && !isBesideChild)
      }
      #expect(graph.hierarchy() == RandomGraph.graph(coordinators, edges), "seed \(seed)")
      #expect(graph.hierarchy().hierarchy() == graph.hierarchy(), "seed \(seed)")
    }
  }

  @Test("A filtered graph answers like one that was made of what is left")
  func filtered() {
    for seed in Seeds.of(300) {
      let graph = RandomGraph.any(nodes: 10, edges: 40, seed: seed)
      let part = graph.filtered(nodes: { $0.role != .tab }, edges: { $0.ownership != .weak })
      let nodes = graph.nodes.filter { $0.role != .tab }
      let edges = graph.edges.filter {
        $0.ownership != .weak && nodes.ids.contains($0.from) && nodes.ids.contains($0.to)
      }
      let expected = RandomGraph.graph(nodes, edges)
      #expect(part == expected, "seed \(seed)")
      #expect(part.breadthFirst() == expected.breadthFirst(), "seed \(seed)")
      #expect(part.nodes.ids.map(part.edges(to:)) == expected.nodes.ids.map(expected.edges(to:)))
    }
    let whole = RandomGraph.any(nodes: 10, edges: 40, seed: 1)
    #expect(whole.filtered() == whole)
  }
}
