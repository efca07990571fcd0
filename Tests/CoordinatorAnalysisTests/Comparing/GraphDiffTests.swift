import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Comparing graphs")
struct GraphDiffTests {
  @Test(arguments: Seeds.of(40))
  func aGraphIsAsItIs(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 30, edges: 60, seed: seed)
    let diff = try GraphDiff(from: .of(graph), to: .of(graph))
    #expect(diff.isEmpty)
    #expect(DiffText(of: diff).lines == [])
    #expect(diff.graph == graph)
  }

  @Test(arguments: Seeds.of(40))
  func bothGraphsAreInTheMergedOne(seed: UInt64) throws {
    let base = RandomGraph.any(nodes: 20, edges: 40, seed: seed)
    let head = RandomGraph.any(nodes: 25, edges: 40, seed: seed + 1000)
    let diff = try GraphDiff(from: .of(base), to: .of(head))
    #expect(diff.graph.nodes.count == head.nodes.count + diff.removed.count)
    #expect(diff.graph.edges.count == head.edges.count + diff.removedEdges.count)
    #expect(base.nodes.count - diff.removed.count == head.nodes.count - diff.added.count)
    #expect(base.edges.count - diff.removedEdges.count == head.edges.count - diff.addedEdges.count)
    #expect(head.edges.allSatisfy { diff.graph.edges(from: $0.from).contains($0) })
  }

  @Test(arguments: Seeds.of(40))
  func theWayBackIsTheOtherWayRound(seed: UInt64) throws {
    let base = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    let head = RandomGraph.tree(nodes: 44, fanOut: 4, seed: seed + 1)
    let (there, back) = (
      try GraphDiff(from: .of(base), to: .of(head)), try GraphDiff(from: .of(head), to: .of(base))
    )
    #expect(there.added.map(\.id) == back.removed.map(\.id))
    #expect(there.addedEdges.map(\.line) == back.removedEdges.map(\.line))
    #expect(there.moved.map(\.to) == back.moved.map(\.from))
  }

  @Test(arguments: Seeds.of(40))
  func aLeafThatIsTakenAwayIsRemovedAndNothingElse(seed: UInt64) throws {
    let base = RandomGraph.tree(nodes: 50, fanOut: 3, seed: seed)
    let leaf = try #require(base.leaves().last)
    let head = base.filtered { $0.id != leaf.id }
    let diff = try GraphDiff(from: .of(base), to: .of(head))
    #expect(diff.removed == [leaf])
    #expect(diff.nodes == [leaf.id: .removed])
    let parent = try #require(base.parents(of: leaf.id).first).name
    #expect(DiffText(of: diff).lines == ["- \(leaf.name), was under \(parent)"])
    #expect(diff.neighbourhood(within: 0).contains(base.roots()[0].id))
  }

  @Test func theOrderOfStatementsDoesNotMatter() throws {
    let base = RandomGraph.any(nodes: 30, edges: 60, seed: 1)
    let head = RandomGraph.any(nodes: 30, edges: 60, seed: 2)
    let turned = try Graph(nodes: head.nodes.reversed(), edges: head.edges.reversed())
    let diff = try GraphDiff(from: .of(base), to: .of(head))
    #expect(try GraphDiff(from: .of(base), to: .of(turned)) == diff)
  }

  @Test func whatEachChangeIsCalled() throws {
    let base = try snapshot([
      ("App", "Home"), ("App", "Search"), ("Home", "Detail"), ("Home", "Settings"), ("App", "Old"),
    ])
    let head = try snapshot([
      ("App", "Home"), ("App", "Search"), ("Search", "Detail"), ("Home", "Setings"), ("Home", "Checkout"),
    ])
    #expect(
      DiffText(of: try GraphDiff(from: base, to: head)).lines == [
        "+ Checkout under Home", "- Old, was under App", "> Detail from Home to Search",
        "~ Settings was possibly renamed to Setings",
      ]
    )
  }

  @Test func aNodeWithOneMoreParentDidNotMove() throws {
    let base = try snapshot([("App", "Home"), ("App", "Search")])
    let head = try snapshot([("App", "Home"), ("App", "Search"), ("Search", "Home")])
    #expect(try GraphDiff(from: base, to: head).moved == [])
    #expect(try GraphDiff(from: head, to: base).moved == [])
  }

  @Test func aNodeThatMovedAndChangedIsDrawnAsChanged() throws {
    let base = try snapshot([("App", "Home"), ("App", "Search"), ("Home", "Detail")])
    var head = try snapshot([("App", "Home"), ("App", "Search"), ("Search", "Detail")])
    let nodes = head.graph.nodes.map { node in
      var node = node
      if node.id == "Detail" { node.module = "Posts" }
      return node
    }
    head.graph = try Graph(nodes: nodes, edges: head.graph.edges)
    let diff = try GraphDiff(from: base, to: head)
    #expect(diff.nodes == ["Detail": .changed])
    #expect(diff.moved.map(\.node.id) == ["Detail"])
  }

  @Test func aNodeThatLeadsToTheSameIsPerhapsRenamed() throws {
    let base = try snapshot([("App", "LoginCoordinator"), ("LoginCoordinator", "SignUp")])
    let head = try snapshot([("App", "EntryCoordinator"), ("EntryCoordinator", "SignUp")])
    let diff = try GraphDiff(from: base, to: head)
    #expect(diff.renamed.map(\.from.name) == ["LoginCoordinator"])
    #expect(DiffText(of: diff).lines == ["~ LoginCoordinator was possibly renamed to EntryCoordinator"])
  }

  @Test func namesThatOnlyEndAlikeAreNotOne() throws {
    let base = try snapshot([("App", "HomeCoordinator")])
    let head = try snapshot([("App", "HelpCoordinator")])
    let diff = try GraphDiff(from: base, to: head)
    #expect(diff.renamed.isEmpty)
    #expect(diff.added.map(\.name) == ["HelpCoordinator"])
  }

  @Test func ownershipAndKindAreTold() throws {
    var (before, after) = (
      Edge(from: "A", to: "B", ownership: .weak), Edge(from: "A", to: "B", kind: .holds, ownership: .strong)
    )
    before.via = "b"
    after.via = "c"
    let nodes = [Node(id: "A", type: "A"), Node(id: "B", type: "B")]
    let base = Snapshot.of(try Graph(nodes: nodes, edges: [before]))
    let head = Snapshot.of(try Graph(nodes: nodes, edges: [after]))
    let diff = try GraphDiff(from: base, to: head)
    #expect(DiffText(of: diff).lines == ["~ A -> B holds: kind child -> holds, ownership weak -> strong"])
  }

  @Test func whatARuleSaysInOtherWordsIsOneLine() throws {
    func said(_ message: String, of node: NodeID? = "A") -> Finding {
      let types = node.map { [$0.rawValue] } ?? []
      return Finding(rule: "strong-way-up", severity: .error, message: message, node: node, types: types)
    }
    let graph = try Graph(nodes: [Node(id: "A", type: "A")], edges: [])
    func diff(_ base: [Finding], _ head: [Finding]) throws -> [String] {
      var (before, now) = (Snapshot.of(graph), Snapshot.of(graph))
      (before.findings, now.findings) = (base, head)
      return DiffText(of: try GraphDiff(from: before, to: now)).lines
    }
    #expect(
      try diff([said("By 'parnt'.")], [said("By 'parent'.")]) == ["~ error: By 'parent'. [strong-way-up]"]
    )
    // One of two is gone. Without types, findings are the same only by their words.
    #expect(
      try diff([said("1"), said("2")], [said("3")]) == [
        "- error: 2 [strong-way-up]", "~ error: 3 [strong-way-up]",
      ]
    )
    #expect(try diff([said("One.", of: nil)], [said("Two.", of: nil)]).count == 2)
    #expect(try diff([said("1"), said("2")], [said("2"), said("1")]).isEmpty)
  }

  @Test func findingsAreNewOrGone() throws {
    let graph = try snapshot([("App", "Home")])
    var (base, head) = (graph, graph)
    base.findings = [Finding(rule: "a", severity: .error, message: "Old.")]
    head.findings = [Finding(rule: "b", severity: .warning, message: "New.\nIndeed.")]
    let lines = DiffText(of: try GraphDiff(from: base, to: head)).lines
    #expect(lines == ["+ warning: New. Indeed. [b]", "- error: Old. [a]"])
  }

  private func snapshot(_ edges: [(String, String)]) throws -> Snapshot {
    let names = Set(edges.flatMap { [$0.0, $0.1] })
    return .of(
      try Graph(
        nodes: names.map { Node(id: NodeID($0), type: $0) },
        edges: edges.map { Edge(from: NodeID($0.0), to: NodeID($0.1)) }
      )
    )
  }
}

extension Snapshot {
  static func of(_ graph: Graph, _ kind: Origin.Kind = .source) -> Snapshot {
    Snapshot(origin: Origin(kind: kind), graph: graph)
  }
}
