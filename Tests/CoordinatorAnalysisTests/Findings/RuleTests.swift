import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Rules")
struct RuleTests {
  private func rules(_ snapshot: Snapshot) -> [String] {
    Rule.all.findings(in: snapshot).map { "\($0.rule) \($0.node?.rawValue ?? "")" }
  }

  private func live(_ nodes: [Node], _ edges: [Edge], _ kind: Snapshot.Origin.Kind = .live) -> Snapshot {
    Snapshot(origin: .init(kind: kind), graph: RandomGraph.graph(nodes, edges))
  }

  private func coordinators(_ names: String...) -> [Node] {
    names.map { Node(id: NodeID($0), type: $0) }
  }

  @Test(
    "Apps that run have no findings, but for the ways up that two of them keep strongly",
    arguments: LiveGraph.names
  )
  func dialects(name: String) throws {
    let graph = try LiveGraph.named(name)
    let strong = graph.edges.filter { [.parent, .listener].contains($0.kind) && $0.ownership == .strong }
    let isSo = name.hasPrefix("Guide") || name.hasPrefix("RootScreen")
    #expect(strong.isEmpty != isSo)
    let found = rules(Snapshot(origin: .init(kind: .live), graph: graph))
    #expect(found == strong.map { "strong-way-up \($0.from)" })
  }

  @Test("A declared app that is well has no findings")
  func declared() throws {
    let snapshot = try Snapshot(declared: "LogIn") {
      ContainerNode(
        "App",
        provides: ["LogIn", "SignUp", "FindId", "EnterEmail", Provision("LogInUseCase", scope: "shared")],
        adopts: ["LogInDependency", "SignUpDependency"]
      )
      ContainerNode("LogIn", parent: "App", requires: ["SignUp", "FindId", "LogInUseCase"])
      ContainerNode("SignUp", parent: "App", requires: ["EnterEmail", "LogInUseCase"], provides: ["EnterId"])
      ContainerNode("FindId", parent: "App", requires: ["SignUpDependency"])
      ContainerNode("EnterEmail", parent: "App")
      ContainerNode("EnterId", parent: "SignUp", requires: ["LogInUseCase"])
    }
    #expect(rules(snapshot) == [])
  }

  @Test("A declared app with every fault of containers")
  func faults() throws {
    let snapshot = try Snapshot(declared: "Faults") {
      ContainerNode("App", requires: ["Outside"], provides: ["Use", "Dead", "Shadowed", "Twice", "Twice"])
      ContainerNode(
        "LogIn",
        parent: "App",
        requires: ["Use", "Lost", "Beside", "Mail", "Draft"],
        provides: ["Shadowed"]
      )
      ContainerNode("Mail", parent: "App", requires: ["Shadowed", "Twice"], provides: ["Beside"])
      ContainerNode("Draft", parent: "Mail")
      ContainerNode("A", parent: "App", requires: ["B"])
      ContainerNode("B", parent: "App", requires: ["A"])
    }
    let expected = [
      "container-cycle A", "required-not-provided App", "required-not-provided LogIn",
      "required-not-provided LogIn", "required-not-provided LogIn", "provided-twice App",
      "provided-twice LogIn",
      "provided-not-required App",
    ]
    #expect(rules(snapshot) == expected)
    let text = TextReporter().report(Rule.all.findings(in: snapshot))
    #expect(Golden.difference(text, name: "faults.txt") == nil)
  }

  @Test("What is not known is no finding")
  func unknown() throws {
    let known = RandomGraph.graph(
      [
        Node(id: "App", type: "App", kind: .container), Node(id: "LogIn", type: "LogIn", kind: .container),
        Node(id: "d", type: "d", kind: .dependency), Node(id: "e", type: "e", kind: .dependency),
      ],
      [
        Edge(from: "LogIn", to: "App", kind: .parent), Edge(from: "LogIn", to: "d", kind: .requires),
        Edge(from: "App", to: "e", kind: .provides),
      ]
    )
    func snapshot(unknown: NodeID, _ more: [Edge] = []) -> Snapshot {
      let nodes = known.nodes.map { node in
        var node = node
        if node.id == unknown { node.unknown = ["?"] }
        return node
      }
      return live(nodes, known.edges + more)
    }
    #expect(rules(snapshot(unknown: "d")) == ["required-not-provided LogIn", "provided-not-required App"])
    // What is above may provide it, and what is below may require it.
    #expect(rules(snapshot(unknown: "App")) == [])
    #expect(rules(snapshot(unknown: "LogIn")) == [])
    // A registry makes it for whoever asks.
    #expect(
      rules(snapshot(unknown: "d", [Edge(from: "App", to: "d", kind: .registers)])) == [
        "provided-not-required App"
      ]
    )
  }

  @Test(
    "A source graph lacks code that provides and uses, so only a type that is asked for and never registered counts"
  )
  func source() {
    let kinds: KeyValuePairs<String, Node.Kind> = [
      "App": .container, "LogIn": .container, "d": .dependency, "e": .dependency, "s": .service,
      "t": .service,
    ]
    let nodes = kinds.map { Node(id: NodeID($0.key), type: $0.key, kind: $0.value) }
    let edges = [
      Edge(from: "LogIn", to: "App", kind: .parent), Edge(from: "LogIn", to: "d", kind: .requires),
      Edge(from: "App", to: "e", kind: .provides), Edge(from: "App", to: "s", kind: .registers),
      Edge(from: "LogIn", to: "t", kind: .resolves),
    ]
    #expect(rules(live(nodes, edges, .source)) == ["resolved-not-registered LogIn"])
    #expect(
      rules(live(nodes, edges, .declared)) == [
        "required-not-provided LogIn", "resolved-not-registered LogIn", "provided-not-required App",
        "registered-not-resolved s",
      ]
    )
  }

  @Test func captives() {
    let service = { (id: NodeID) in Node(id: id, type: id.rawValue, kind: .service) }
    let registers = { (id: NodeID, scope: String?) in
      Edge(from: "r", to: id, kind: .registers, label: scope)
    }
    func found(_ outer: String?, _ inner: String?, _ edge: Edge, _ more: [Edge] = []) -> [String] {
      let nodes = [Node(id: "r", type: "r", kind: .container), service("a"), service("b")]
      return rules(live(nodes, [registers("a", outer), registers("b", inner), edge] + more))
    }
    let requires = Edge(from: "a", to: "b", kind: .requires)
    #expect(found("shared", "transient", requires) == ["captive-dependency a"])
    #expect(found("Shared", "weak", requires) == ["captive-dependency a"])
    for (outer, inner) in [
      ("shared", "shared"), ("transient", "transient"), ("weak", "transient"), (nil, "transient"),
      ("shared", nil),
    ] {
      #expect(found(outer, inner, requires) == [])
    }
    #expect(found("shared", "transient", requires, [registers("b", "shared")]) == [])
    #expect(found("shared", "transient", Edge(from: "a", to: "b", kind: .requires, ownership: .weak)) == [])
    #expect(found("shared", "transient", Edge(from: "a", to: "b", kind: .holds)) == [])
    let held = Edge(from: "a", to: "b", kind: .holds, ownership: .strong)
    #expect(found("shared", "transient", held) == ["captive-dependency a"])
  }

  @Test func coordinatorsGoneWrong() {
    let child = { (from: NodeID, to: NodeID, order: Int) in
      Edge(from: from, to: to, ownership: .strong, order: order)
    }
    let nodes = coordinators("App", "Home", "Log")
    let twice = [child("App", "Home", 0), child("App", "Home", 1)]
    let two = [child("App", "Home", 0), child("App", "Log", 1), child("Log", "Home", 0)]
    let ring = [child("App", "Home", 0), child("Home", "Log", 0), child("Log", "Home", 0)]
    #expect(rules(live(nodes, twice)) == ["attached-twice Home"])
    #expect(rules(live(nodes, two)) == ["two-parents Home"])
    #expect(rules(live(nodes, ring)) == ["two-parents Home", "cycle Home"])
    #expect(rules(live(nodes, [child("App", "App", 0)])) == ["cycle App"])
    // In source a node is a type, and one type may have many objects.
    for edges in [twice, two, ring] { #expect(rules(live(nodes, edges, .source)) == []) }
  }

  @Test func waysUp() {
    let nodes = coordinators("App", "Home")
    let down = Edge(from: "App", to: "Home", ownership: .strong)
    for kind in [Edge.Kind.parent, .listener] {
      for ownership in Ownership.allCases {
        let up = Edge(from: "Home", to: "App", kind: kind, ownership: ownership)
        #expect(rules(live(nodes, [down, up])) == (ownership == .strong ? ["strong-way-up Home"] : []))
      }
    }
    let weakly = Edge(from: "Home", to: "App", kind: .holds, ownership: .weak)
    #expect(rules(live(nodes, [down, weakly])) == [])
    let strongly = Edge(from: "Home", to: "App", kind: .holds, ownership: .strong)
    #expect(rules(live(nodes, [down, strongly])) == ["cycle App"])
  }
}
