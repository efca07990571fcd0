import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("Folding equal siblings")
struct FoldingTests {
  /// A tree with few types, so that many subtrees are equal, with ways up and some relations across.
  static func graph(_ seed: UInt64, across: Bool) -> Graph {
    var random = SeededGenerator(seed: seed)
    let nodes = (0..<(2 + Int(seed % 20))).map { number in
      Node(id: NodeID("n\(number)"), type: Bool.random(using: &random) ? "A" : "B")
    }
    var edges: [Edge] = []
    for child in nodes.indices.dropFirst() {
      let parent = nodes[Int.random(in: 0..<min(child, 5), using: &random)].id
      edges.append(Edge(from: parent, to: nodes[child].id, via: "c[\(child)]", order: child))
      if Int.random(in: 0..<3, using: &random) == 0 {
        edges.append(Edge(from: parent, to: nodes[child].id, kind: .holds))
      }
      edges.append(Edge(from: nodes[child].id, to: parent, kind: .parent, ownership: .weak))
    }
    for _ in 0..<(across ? Int(seed % 4) : 0) {
      let ends = (
        nodes.randomElement(using: &random)?.id ?? "", nodes.randomElement(using: &random)?.id ?? ""
      )
      edges.append(
        Edge(
          from: ends.0,
          to: ends.1,
          kind: [.presents, .listener, .child].randomElement(using: &random) ?? .child
        )
      )
    }
    return RandomGraph.graph(nodes, edges)
  }

  /// The subtree below a node, written out with all children sorted: equal for equal trees.
  static func form(_ id: NodeID, in graph: Graph, from parent: NodeID?) -> String {
    let way = graph.edges.filter { $0.from == parent && $0.to == id }.map(\.kind.rawValue).sorted()
    let children = graph.children(of: id).map { form($0.id, in: graph, from: id) }.sorted()
    return "\(way)\(graph.node(id)?.type ?? "")(\(children.joined(separator: ",")))"
  }

  /// How many nodes are drawn of the tree below a node, when of equal children one each is.
  static func drawn(_ id: NodeID, in graph: Graph) -> Int {
    var forms: Set<String> = []
    let first = graph.children(of: id).filter { forms.insert(form($0.id, in: graph, from: id)).inserted }
    return first.reduce(1) { $0 + drawn($1.id, in: graph) }
  }

  @Test("As many nodes as writing every subtree out gives", arguments: UInt64(0)..<80)
  func bruteForce(seed: UInt64) throws {
    let graph = Self.graph(seed, across: false)
    let narrowed = try Narrowing(folds: true).apply(to: graph)
    #expect(narrowed.graph.nodes.count == Self.drawn("n0", in: graph))
    // Unfolding: a node stands for its number times that of its parent.
    var sizes: [NodeID: Int] = [:]
    for node in narrowed.graph.breadthFirst() {
      let own = node.label?.split(separator: "×").last.flatMap { Int($0) } ?? 1
      sizes[node.id] = own * (narrowed.graph.parents(of: node.id).first.flatMap { sizes[$0.id] } ?? 1)
    }
    #expect(sizes.values.reduce(0, +) == graph.nodes.count)
  }

  @Test("A part of the graph, the same on folding again", arguments: UInt64(0)..<80)
  func part(seed: UInt64) throws {
    for graph in [Self.graph(seed, across: true), ChoosingTests.graph(seed)] {
      let narrowed = try Narrowing(folds: true).apply(to: graph)
      let ids = Dictionary(
        uniqueKeysWithValues: narrowed.graph.nodes.map { ($0.id, original(of: $0.id, in: graph)) }
      )
      for node in narrowed.graph.nodes where graph.contains(node.id) { #expect(graph.node(node.id) == node) }
      for edge in narrowed.graph.edges {
        let found = graph.edges.contains {
          $0.from == ids[edge.from] && $0.to == ids[edge.to] && $0.kind == edge.kind
            && $0.ownership == edge.ownership
        }
        #expect(found)
      }
      #expect(try Narrowing(folds: true).apply(to: narrowed.graph).graph == narrowed.graph)
    }
  }

  private func original(of id: NodeID, in graph: Graph) -> NodeID {
    graph.contains(id) ? id : NodeID(String(id.rawValue.prefix { $0 != " " }))
  }

  private func folded(_ nodes: [Node], _ edges: [Edge]) throws -> [String] {
    let graph = RandomGraph.graph(nodes, edges)
    return try Narrowing(folds: true).apply(to: graph).graph.nodes.map(\.id.rawValue)
  }

  private let siblings = ["a", "b", "c"].map { Node(id: $0, type: $0 == "a" ? "App" : "Cell") }
  private let attached = [Edge(from: "a", to: "b", order: 0), Edge(from: "a", to: "c", order: 1)]

  @Test func equalSiblings() throws {
    #expect(try folded(siblings, attached) == ["a", "b ×2"])
  }

  @Test(
    "What sets siblings apart keeps them",
    arguments: [
      [Edge(from: "b", to: "a", kind: .parent)], [Edge(from: "a", to: "b", kind: .holds)],
      [Edge(from: "a", to: "c", kind: .listener)], [Edge(from: "b", to: "c", kind: .listener)],
      [Edge(from: "c", to: "b")], [Edge(from: "c", to: "c")], [Edge(from: "b", to: "a")],
    ]
  )
  func different(more: [Edge]) throws {
    #expect(try folded(siblings, attached + more) == ["a", "b", "c"])
  }

  @Test func whatSiblingsShareIsTheSame() throws {
    let shared = siblings + [Node(id: "s", type: "Store"), Node(id: "t", type: "Store")]
    let uses = [Edge(from: "b", to: "s", kind: .requires), Edge(from: "c", to: "s", kind: .requires)]
    #expect(try folded(shared, attached + uses) == ["a", "b ×2", "s", "t"])
    let others = [Edge(from: "b", to: "s", kind: .requires), Edge(from: "c", to: "t", kind: .requires)]
    let seen = [Edge(from: "a", to: "t", kind: .holds)]
    #expect(try folded(shared, attached + others + seen) == ["a", "b", "c", "s", "t"])
  }

  @Test func rootsAreNoSiblings() throws {
    #expect(try folded([Node(id: "a", type: "A"), Node(id: "b", type: "A")], []) == ["a", "b"])
  }
}
