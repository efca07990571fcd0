import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("A project's own rules")
struct ArchitectureTests {
  private func graph(_ edges: Edge...) -> Graph {
    let ids = Set(edges.flatMap { [$0.from, $0.to] })
    let nodes = ids.map { id in
      Node(id: id, type: "\(id)Coordinator", module: id.rawValue.hasPrefix("Log") ? "Login" : "Main")
    }
    return RandomGraph.graph(nodes, edges)
  }

  private func edge(
    _ from: NodeID,
    _ to: NodeID,
    _ kind: Edge.Kind = .child,
    isPossible: Bool = false
  ) -> Edge {
    let evidence = [SourceLocation(file: "\(from).swift", line: 3)]
    return Edge(from: from, to: to, kind: kind, evidence: evidence, isPossible: isPossible)
  }

  private func messages(_ rule: ArchitectureRule, _ graph: Graph) -> [String] {
    Architecture(rules: [rule]).violations(in: graph).map(\.finding.message)
  }

  @Test func anEdgeIsForbidden() throws {
    let graph = graph(edge("App", "Home"), edge("App", "Home", .holds), edge("Home", "App", .parent))
    let rule = ArchitectureRule(
      "no-home",
      .noEdge,
      severity: .warning,
      comment: "Because.",
      from: NodePattern(names: ["App*"]),
      to: NodePattern(names: ["Home*"])
    )
    let violation = try #require(Architecture(rules: [rule]).violations(in: graph).first)
    let finding = violation.finding
    #expect(
      finding.message
        == "'AppCoordinator' leads to 'HomeCoordinator' (child, holds), which the rule forbids"
    )
    #expect(finding.rule == "no-home" && finding.severity == .warning && finding.advice == "Because.")
    #expect(finding.details == ["App.swift:3: child", "App.swift:3: holds"])
    #expect(finding.node == "App" && finding.location == SourceLocation(file: "App.swift", line: 3))
    #expect(violation.edges.count == 2)
    // References to parents only count if the rule says so.
    let up = ArchitectureRule("up", .noEdge, from: NodePattern(names: ["Home*"]), edges: [.parent])
    #expect(
      messages(up, graph) == ["'HomeCoordinator' leads to 'AppCoordinator' (parent), which the rule forbids"]
    )
    #expect(messages(ArchitectureRule("up", .noEdge, from: NodePattern(names: ["Home*"])), graph) == [])
  }

  @Test func aPathIsForbidden() throws {
    let graph = graph(
      edge("App", "Home"),
      edge("Home", "Cart"),
      edge("Cart", "LogIn"),
      edge("App", "LogOut"),
      edge("LogIn", "LogAgain", isPossible: true)
    )
    let rule = ArchitectureRule(
      "no-login",
      .noPath,
      from: NodePattern(names: ["Home*"]),
      to: NodePattern(modules: ["Login"])
    )
    let violations = Architecture(rules: [rule]).violations(in: graph)
    #expect(
      violations.map(\.finding.message) == [
        "'LogAgainCoordinator' may be reachable from 'HomeCoordinator', which the rule forbids",
        "'LogInCoordinator' is reachable from 'HomeCoordinator', which the rule forbids",
      ]
    )
    #expect(
      violations[1].finding.details == [
        "Home.swift:3: HomeCoordinator → CartCoordinator (child)",
        "Cart.swift:3: CartCoordinator → LogInCoordinator (child)",
      ]
    )
    #expect(violations[1].edges.map(\.to) == ["Cart", "LogIn"])
  }

  @Test func levelsAreLimited() {
    let graph = graph(
      edge("App", "Home"),
      edge("Home", "Cart"),
      edge("Cart", "Pay"),
      edge("Pay", "Done", .presents)
    )
    let rule = { (limit: Int, from: [String]) in
      ArchitectureRule("levels", .depth(limit), from: NodePattern(names: from))
    }
    #expect(
      messages(rule(2, []), graph) == [
        "'PayCoordinator' is 3 edges below 'AppCoordinator', and the limit is 2"
      ]
    )
    #expect(messages(rule(3, []), graph) == [])
    #expect(messages(rule(1, ["Home*"]), graph).count == 1)
    #expect(messages(rule(0, ["Cart*"]), graph).count == 1)
  }

  @Test func onlySomeEdgesAreAllowed() {
    let graph = graph(edge("App", "Home"), edge("App", "LogIn"), edge("Home", "Cart"), edge("Home", "LogOut"))
    let main = ArchitectureRule(
      "main",
      .onlyEdges,
      from: NodePattern(modules: ["Main"]),
      to: NodePattern(modules: ["Main"])
    )
    let start = ArchitectureRule(
      "start",
      .onlyEdges,
      from: NodePattern(names: ["App*"]),
      to: NodePattern(names: ["LogIn*"])
    )
    let violations = Architecture(rules: [main, start]).violations(in: graph)
    #expect(
      violations.map(\.finding.message) == [
        "'HomeCoordinator' leads to 'LogOutCoordinator' (child), which no rule allows"
      ]
    )
    #expect(Architecture(rules: [start]).violations(in: graph).count == 1)
  }

  @Test func allowedCoordinatorsSayNothingOfScreens() {
    let graph = graph(edge("App", "Home"), edge("App", "Welcome", .presents))
    let from = NodePattern(names: ["App*"])
    let rule = ArchitectureRule("home", .onlyEdges, from: from, to: NodePattern(names: ["Home*"]))
    #expect(messages(rule, graph) == [])
    var screens = rule
    screens.edges.insert(.presents)
    #expect(messages(screens, graph).count == 1)
  }

  @Test func namesOfCoordinatorsMeanNoContainers() {
    let container = Node(id: "CartContainer", type: "CartContainer", kind: .container)
    let nodes = ["CartCoordinator", "HomeCoordinator"].map { Node(id: NodeID($0), type: $0) } + [container]
    let graph = RandomGraph.graph(
      nodes,
      [Edge(from: "CartContainer", to: "HomeCoordinator", kind: .creates)]
    )
    let reported = { (from: NodePattern) in
      let rule = ArchitectureRule("x", .noEdge, from: from, to: NodePattern(names: ["Home*"]))
      return Architecture(rules: [rule]).violations(in: graph).count
    }
    #expect(reported(NodePattern(names: ["Cart*"])) == 0)
    #expect(reported(NodePattern(names: ["CartContainer"])) == 1)
    #expect(reported(NodePattern(names: ["Cart*"], kinds: [.container])) == 1)
  }

  @Test func namesOfCoordinatorsMeanNoScreens() {
    let screens = ["HomeScreen", "CartScreen"].map { Node(id: NodeID($0), type: $0, kind: .screen) }
    let nodes = ["App", "HomeCoordinator"].map { Node(id: NodeID($0), type: $0) } + screens
    let edges = nodes.dropFirst().map {
      Edge(from: "App", to: $0.id, kind: $0.kind == .screen ? .presents : .child)
    }
    let graph = RandomGraph.graph(nodes, edges)
    let reported = { (to: NodePattern, edges: [Edge.Kind]) in
      [ArchitectureRule.Demand.noEdge, .noPath].map { demand in
        let rule = ArchitectureRule("x", demand, from: NodePattern(names: ["App"]), to: to, edges: edges)
        let found = Architecture(rules: [rule]).violations(in: graph)
        return found.flatMap(\.finding.types).filter { $0 != "App" }.sorted()
      }
    }
    #expect(
      reported(NodePattern(names: ["Home*", "Cart*"]), []) == [
        ["CartScreen", "HomeCoordinator"], ["CartScreen", "HomeCoordinator"],
      ]
    )
    #expect(
      reported(NodePattern(names: ["Home*"], kinds: [.screen]), []) == [["HomeScreen"], ["HomeScreen"]]
    )
    #expect(reported(NodePattern(names: ["Home*"]), [.presents]) == [["HomeScreen"], ["HomeScreen"]])
  }

  @Test func whatMatchesNothingIsSaid() {
    let graph = graph(edge("App", "Home"))
    let notes = { (from: NodePattern) in
      let place = SourceLocation(file: ".coordviz.yml", line: 4)
      let rule = ArchitectureRule("x", .noEdge, from: from, place: place)
      return Architecture(rules: [rule]).unmatched(in: graph)
    }
    let misspelt = notes(NodePattern(names: ["Hme*"]))
    #expect(
      misspelt.map(\.message) == [
        "'from' of the rule 'x': no node matches 'Hme*'; did you mean 'HomeCoordinator'?"
      ]
    )
    #expect(misspelt.first?.rule == "unmatched-rule" && misspelt.first?.location?.line == 4)
    #expect(
      notes(NodePattern(names: ["HomeCordinator"])).map(\.message) == [
        "'from' of the rule 'x': no node matches 'HomeCordinator'; did you mean 'HomeCoordinator'?"
      ]
    )
    #expect(
      notes(NodePattern(modules: ["Maim"])).map(\.message) == [
        "'from' of the rule 'x': there is no module 'Maim'; did you mean 'Main'?"
      ]
    )
    #expect(
      notes(NodePattern(names: ["App*"], kinds: [.screen])).map(\.message) == [
        "'from' of the rule 'x': no node matches"
      ]
    )
    #expect(notes(NodePattern()) == [] && notes(NodePattern(names: ["Home*"])) == [])
  }

  @Test("A rule that only names nodes costs their edges, whatever the size of the graph")
  func namesAreCheap() {
    let rule = ArchitectureRule(
      "no-home",
      .noPath,
      from: NodePattern(names: ["N1"]),
      to: NodePattern(names: ["N3"])
    )
    let steps = [100, 10_000].map { size in
      let nodes = (0..<size).map { Node(id: NodeID("N\($0)"), type: "N\($0)") }
      let edges = stride(from: 1, to: size, by: 3).map { Edge(from: nodes[$0].id, to: nodes[$0 - 1].id) }
      let search = EdgeSearch(RandomGraph.graph(nodes, edges))
      #expect(Architecture(rules: [rule]).violations(search).isEmpty)
      return search.nodes.steps
    }
    #expect(steps[0] == steps[1] && steps[0] < 20)
  }

  @Test func rulesAfterTheLimitOfStepsAreNotClean() {
    let graph = graph(edge("App", "Home"))
    let rules = ["first", "second"].map {
      ArchitectureRule($0, .noEdge, from: NodePattern(names: ["*e*x*"]), to: NodePattern(names: ["*"]))
    }
    let all = EdgeSearch(graph)
    #expect(Architecture(rules: rules).violations(all).isEmpty)
    let violations = Architecture(rules: rules).violations(EdgeSearch(graph, limit: all.nodes.steps - 1))
    #expect(violations.map(\.finding.rule) == ["second"])
    #expect(violations.allSatisfy { $0.finding.message.hasPrefix("the rule was not checked") })
  }

  @Test func unknownPartsAreNotClean() {
    let nodes = [Node(id: "App", type: "App", unknown: ["a loop"]), Node(id: "Home", type: "Home")]
    let graph = RandomGraph.graph(nodes, [Edge(from: "App", to: "Home")])
    let rule = { (demand: ArchitectureRule.Demand, from: String) in
      ArchitectureRule("x", demand, from: NodePattern(names: [from]), to: NodePattern(names: ["Cart"]))
    }
    let doubts = { (rule: ArchitectureRule) in
      Architecture(rules: [rule]).incomplete(in: graph, besides: []).map(\.nodes)
    }
    #expect(doubts(rule(.noEdge, "App")) == [["App"]])
    #expect(doubts(rule(.noEdge, "Home")) == [])
    #expect(doubts(rule(.noPath, "Home")) == [["App"]])
  }

  @Test("Paths and depths, as the graph's own queries give them", arguments: UInt64(0)..<60)
  func bruteForce(seed: UInt64) {
    let graph = RandomGraph.any(nodes: 14, edges: 22, seed: seed)
    let kinds = Set.hierarchy.union([.presents])
    let isSource = { (node: Node) in node.kind == .screen || node.kind == .coordinator }
    let from = NodePattern(kinds: [.screen, .coordinator])
    let paths = Architecture(rules: [ArchitectureRule("p", .noPath, from: from)]).violations(in: graph)
    let reached = graph.nodes.filter(isSource).flatMap { source in
      graph.edges.filter { $0.from == source.id && kinds.contains($0.kind) }.flatMap { edge in
        [edge.to] + graph.descendants(of: edge.to, along: kinds).map(\.id)
      }
    }
    #expect(Set(paths.compactMap(\.finding.node)) == Set(reached))
    #expect(paths.count == Set(reached).count)
    for path in paths { checkPath(path, endsAt: path.finding.node) }

    let levels = Architecture(rules: [ArchitectureRule("d", .depth(1))]).violations(in: graph)
    let depths = graph.depths(along: .hierarchy)
    #expect(Set(levels.compactMap(\.finding.node)) == Set(depths.filter { $0.value > 1 }.keys))
  }

  private func checkPath(_ violation: Violation, endsAt node: NodeID?) {
    #expect(violation.edges.last?.to == node)
    for (edge, next) in zip(violation.edges, violation.edges.dropFirst()) { #expect(edge.to == next.from) }
  }
}
