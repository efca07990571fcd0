import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Pictures of leaks")
struct LeakRolesTests {
  private func leak(_ type: String, node: NodeID? = nil, _ explanation: Explanation? = nil) -> Leak {
    Leak(
      verdict: .detachedButAlive,
      subject: Leak.Subject(token: 1, type: type),
      explanation: explanation,
      signature: type,
      node: node
    )
  }

  private func labels(_ graph: Graph) -> [String] { graph.nodes.map(\.name).sorted() }

  private let tree = RandomGraph.graph(
    [
      Node(id: "a", type: "App"), Node(id: "b", type: "Home"), Node(id: "c", type: "Cart"),
      Node(id: "d", type: "Log"),
    ],
    [Edge(from: "a", to: "b"), Edge(from: "b", to: "c"), Edge(from: "a", to: "d", order: 1)]
  )

  @Test func whatLeakedItsSubtreeAndTheWayAreMarked() {
    let graph = LeakRoles(of: [leak("Home", node: "b")], in: tree).graph
    #expect(labels(graph) == ["LEAKED: Home", "Log", "retained: Cart", "way: App"])
    #expect(Set(graph.nodes.map(\.kind)).count == 4)
    #expect(graph.edges == tree.edges)
  }

  @Test("Nothing is called leaked that is not", arguments: Leak.Verdict.allCases)
  func words(verdict: Leak.Verdict) {
    var other = leak("Home", node: "b")
    other.verdict = verdict
    let name = LeakRoles(of: [other], in: tree).graph.nodes.first { $0.id == "b" }?.name
    switch verdict {
    case .growing, .detachedButAlive, .attachedWithoutScreen, .heldButNotAttached, .attachedButSlotCleared:
      #expect(name == "LEAKED: Home")
    case .late: #expect(name == "Home")
    default: #expect(name == "\(verdict.rawValue): Home")
    }
  }

  @Test func whatIsNotInTheTreeHangsOnWhatHoldsIt() {
    let explanation = Explanation(
      target: .init(type: "Pay"),
      answer: .held(root: "App"),
      steps: [
        .init(owner: .init(type: "App"), reference: "log"),
        .init(owner: .init(type: "Log"), reference: "sink"),
      ]
    )
    let graph = LeakRoles(of: [leak("Pay", explanation)], in: tree).graph
    #expect(labels(graph) == ["Cart", "Home", "LEAKED: Pay", "way: App", "way: Log"])
    #expect(graph.edges(to: "leak 1").map(\.label) == ["sink"])
  }

  @Test(
    "What holds it where no object does",
    arguments: [
      (Explanation.Answer.outside(count: 2), "2 unseen references"),
      (.unknown(reason: "no metadata"), "cause unknown: no metadata"),
    ]
  )
  func outside(answer: Explanation.Answer, name: String) {
    let graph = LeakRoles(
      of: [leak("Pay", Explanation(target: .init(type: "Pay"), answer: answer))],
      in: tree
    ).graph
    #expect(labels(graph).contains(name))
    #expect(graph.edges(to: "leak 1").count == 1)
  }

  @Test func aClosedCycleEndsWhereItBegins() {
    let explanation = Explanation(
      target: .init(type: "Pay"),
      answer: .closedCycle,
      steps: [
        .init(owner: .init(type: "Pay"), reference: "card"),
        .init(owner: .init(type: "Card"), reference: "pay"),
      ]
    )
    let graph = LeakRoles(of: [leak("Pay", explanation)], in: tree).graph
    #expect(graph.edges(from: "leak 1").count == 1 && graph.edges(to: "leak 1").count == 1)
    #expect(graph.cycles().count == 1)
  }

  @Test("Any leaks in any tree keep all of the tree", arguments: UInt64(0)..<50)
  func anyTree(seed: UInt64) {
    let tree = RandomGraph.any(nodes: 20, edges: 40, seed: seed)
    let leaks = tree.nodes.prefix(5).enumerated().map { number, node in
      var leak = leak(node.type, node: number == 0 ? "nowhere" : node.id)
      leak.number = number + 1
      return leak
    }
    let graph = LeakRoles(of: leaks, in: tree).graph
    #expect(Set(graph.nodes.map(\.id)).isSuperset(of: tree.hierarchy().nodes.map(\.id)))
    #expect(graph.nodes.count { $0.name.hasPrefix("LEAKED") } <= leaks.count)
    #expect(labels(graph).contains { $0.hasPrefix("LEAKED: ") })
  }

  @Test("Many leaks in one chain and one list are drawn in one go", arguments: [true, false])
  func many(isChain: Bool) {
    let count = 5000
    let nodes = (0..<count).map { Node(id: NodeID("n\($0)"), type: "T") }
    let edges = (1..<count).map { Edge(from: nodes[isChain ? $0 - 1 : 0].id, to: nodes[$0].id, order: $0) }
    let leaks = (1..<count).map { number in
      var leak = leak("T", node: nodes[number].id)
      (leak.number, leak.verdict) = (number, number % 2 == 0 ? .growing : .detachedButAlive)
      return leak
    }
    let picture = LeakRoles(of: leaks, in: RandomGraph.graph(nodes, edges))
    #expect(picture.marks.count == count)
    #expect(picture.plainGraph.nodes.count == count)
  }

  /// Where each object of a growing list is drawn, the first does not count the others.
  @Test(arguments: [(["Row", "Row"], 1), (["Cell"], 3)])
  func aListIsCountedWhereItIsDrawnOnce(others: [String], count: Int) {
    let nodes =
      [Node(id: "app", type: "App"), Node(id: "row", type: "Row")]
      + others.enumerated().map { Node(id: NodeID("\($0.offset)"), type: $0.element) }
    let tree = RandomGraph.graph(nodes, nodes.dropFirst().map { Edge(from: "app", to: $0.id) })
    var growing = leak("Row", node: "row")
    (growing.verdict, growing.count) = (.growing, 3)
    #expect(LeakRoles(of: [growing], in: tree).marks["row"]?.count == count)
  }

  @Test func objectsOnLongPathsHaveShortIDs() {
    let steps = (0..<2000).map { number in
      Explanation.Step(owner: .init(type: "Owner\(number)"), reference: "next")
    }
    let explanation = Explanation(target: .init(type: "Pay"), answer: .held(root: "App"), steps: steps)
    let graph = LeakRoles(of: [leak("Pay", explanation), leak("Pay", explanation)], in: tree).graph
    #expect(graph.nodes.count == tree.nodes.count + 2001)
    #expect(graph.nodes.allSatisfy { $0.id.rawValue.utf8.count < 20 })
  }
}
