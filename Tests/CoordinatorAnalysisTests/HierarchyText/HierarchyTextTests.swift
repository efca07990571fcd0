import CoordinatorAnalysis
import CoordinatorGraph
import TestSupport
import Testing

@Suite("A hierarchy as text")
struct HierarchyTextTests {
  @Test(arguments: Seeds.of(60))
  func whatIsWrittenIsReadAgain(seed: UInt64) throws {
    let snapshot = Snapshot(
      origin: .init(kind: .live, name: RandomGraph.hostileNames[Int(seed) % RandomGraph.hostileNames.count]),
      graph: RandomGraph.any(nodes: 30, edges: 60, seed: seed)
    )
    let text = snapshot.hierarchyText()
    let read = try Snapshot(hierarchyText: text)
    #expect(read.hierarchyText() == text)
    #expect(read.origin == snapshot.origin)
    #expect(read.graph.nodes == snapshot.graph.nodes.map { $0.withoutDetails })
    #expect(Set(read.graph.edges) == Set(snapshot.graph.edges.map(\.withoutDetails)))
  }

  @Test(arguments: Seeds.of(20))
  func theOrderOfLinesDoesNotMatterAndLinesMayBeThereTwice(seed: UInt64) throws {
    let text = Snapshot.of(RandomGraph.any(nodes: 20, edges: 40, seed: seed)).hierarchyText()
    let lines = text.split(separator: "\n")
    var random = SeededGenerator(seed: seed)
    let mixed = [lines[0]] + (lines.dropFirst() + lines.suffix(5)).shuffled(using: &random)
    #expect(try Snapshot(hierarchyText: mixed.joined(separator: "\r\n")).hierarchyText() == text)
  }

  @Test func itReadsLikeAList() throws {
    let graph = try Graph(
      nodes: [
        Node(id: "App", type: "AppCoordinator", role: .root),
        Node(id: "App/Home", type: "Home", module: "Home UI"),
        Node(id: "홈", type: "홈", unknown: ["its children are computed"]),
      ],
      edges: [
        Edge(from: "App", to: "홈", ownership: .weak, order: 0), Edge(from: "App", to: "App/Home", order: 1),
        Edge(from: "App", to: "App/Home", kind: .creates, condition: "DEBUG && A", isPossible: true),
      ]
    )
    let text = Snapshot(origin: .init(kind: .source, name: "My App"), graph: graph).hierarchyText()
    #expect(
      text == """
        # coordviz hierarchy 1 source "My App"
        # Written by 'coordviz snapshot'; lines may be merged in any order.

        coordinator App root type=AppCoordinator
        App -> App/Home child unknown
        App -> App/Home creates unknown possible condition="DEBUG && A"
        App -> 홈 child weak

        coordinator App/Home type=Home module="Home UI"

        coordinator 홈 unknown="its children are computed"

        """
    )
  }

  @Test(arguments: [
    ("", "1: no hierarchy begins here; write one with 'coordviz snapshot'"),
    ("# coordviz hierarchy 2 source", "1: written by a newer coordviz; update coordviz"),
    ("coordinater A", "2: unknown kind 'coordinater'; did you mean 'coordinator'?"),
    ("coordinator", "2: the node has no id; add it behind its kind"),
    ("coordinator A rot", "2: unknown word 'rot'; did you mean 'root'?"),
    ("coordinator \"A", "2: a quote has no end; write the snapshot again"),
    ("A -> B", "2: an edge is 'A -> B kind ownership'; write what is missing"),
    ("A -> B child strong", "2: no node has the id 'A'; add its line or remove this one"),
    ("coordinator A\ncoordinator A tab", "3: 'A' is there already, in line 2; keep one of the lines"),
    ("<<<<<<< HEAD", "2: unresolved merge conflict; keep the lines of both sides"),
  ])
  func whatIsWrongIsToldWithItsLine(text: String, message: String) {
    let isHead = text.isEmpty || text.hasPrefix("#")
    let error = #expect(throws: HierarchyTextError.self) {
      try Snapshot(hierarchyText: isHead ? text : "# coordviz hierarchy 1 source\n" + text)
    }
    #expect(error?.description == message)
  }
}

extension Node {
  fileprivate var withoutDetails: Node {
    Node(id: id, type: type, kind: kind, role: role, label: label, module: module, unknown: unknown)
  }
}

extension Edge {
  fileprivate var withoutDetails: Edge {
    Edge(
      from: from,
      to: to,
      kind: kind,
      ownership: ownership,
      label: label,
      condition: condition,
      isPossible: isPossible
    )
  }
}
