import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Navigation coverage")
struct NavigationCoverageTests {
  @Test(arguments: Seeds.of(30))
  func aTreeCoversItself(seed: UInt64) throws {
    let tree = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    let coverage = try NavigationCoverage(of: tree, drivenBy: tree)
    #expect(coverage.percent == 100 && coverage.unopened == [] && coverage.strayCount == 0)
    #expect(coverage.undriven == [])
  }

  @Test(arguments: Seeds.of(30))
  func theEdgeOfALeafThatNoRunHadIsMissing(seed: UInt64) throws {
    let tree = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    let leaf = try #require(tree.leaves().first)
    let coverage = try NavigationCoverage(of: tree, drivenBy: tree.filtered { $0.id != leaf.id })
    #expect(coverage.undriven.map(\.to) == [leaf.id])
    #expect(coverage.summary == "38 of 39 edges driven (97 %), 1 coordinator never opened")
    let other = try NavigationCoverage(of: tree.filtered { $0.id != leaf.id }, drivenBy: tree)
    #expect(other.percent == 100 && other.strayCount == 1)
  }

  @Test func everythingOfARunCountsAlsoWhatIsGone() throws {
    let app = Leak.Subject(token: 1, type: "AppCoordinator")
    let home = Leak.Subject(token: 2, type: "HomeCoordinator")
    let again = Leak.Subject(token: 3, type: "HomeCoordinator", ordinal: 2)
    var run = Recording(name: "Shop")
    run.events = [
      RecordedEvent(number: 1, at: 0, kind: .attach, subject: home, parent: app),
      RecordedEvent(number: 2, at: 1, kind: .detach, subject: home, parent: app),
      RecordedEvent(number: 3, at: 2, kind: .freed, subject: home),
      RecordedEvent(number: 4, at: 3, kind: .attach, subject: again, parent: app),
    ]
    let whole = try run.wholeRun()
    #expect(whole.nodes.map(\.type) == ["AppCoordinator", "HomeCoordinator"])
    #expect(whole.edges.count == 1)
    let source = try Graph(
      nodes: ["AppCoordinator", "HomeCoordinator"].map { Node(id: NodeID("Shop.\($0)"), type: $0) },
      edges: [Edge(from: "Shop.AppCoordinator", to: "Shop.HomeCoordinator", kind: .creates)]
    )
    #expect(try NavigationCoverage(of: source, drivenBy: whole).percent == 100)
  }

  /// A run shows who keeps a coordinator, and not who creates it.
  @Test func whatOnlyCreatesAnOpenedCoordinatorDoesNotCount() throws {
    let app = try Graph(
      nodes: ["App", "Review", "Photo"].map { Node(id: NodeID($0), type: $0) },
      edges: [
        Edge(from: "App", to: "Review"), Edge(from: "Review", to: "Photo"),
        Edge(from: "App", to: "Photo", kind: .creates),
      ]
    )
    let opened = try NavigationCoverage(
      of: app,
      drivenBy: Self.run([("App", "Review"), ("Review", "Photo")])
    )
    #expect(opened.percent == 100 && opened.total == 2 && opened.undriven.isEmpty)
    #expect(opened.uncounted.map(\.kind) == [.creates])
    let closed = try NavigationCoverage(of: app, drivenBy: Self.run([("App", "Review")]))
    #expect(closed.total == 3 && closed.uncounted.isEmpty && closed.undriven.count == 2)
    let direct = try NavigationCoverage(of: app, drivenBy: Self.run([("App", "Photo")]))
    #expect(direct.driven.map(\.kind) == [.creates] && direct.uncounted.isEmpty)
  }

  /// Two coordinators named Login: App opens both, Admin opens the second.
  private static func app(_ edges: [(String, String)]) throws -> Graph {
    try Graph(
      nodes: ["App", "Admin"].map { Node(id: NodeID($0), type: $0) }
        + ["Shop", "Office"].map { Node(id: NodeID("\($0)/Login"), type: "Login", label: "Login (\($0))") },
      edges: edges.map { Edge(from: NodeID($0.0), to: NodeID($0.1), kind: .child) }
    )
  }

  private static func run(_ edges: [(String, String)]) throws -> Graph {
    let names = Set(edges.flatMap { [$0.0, $0.1] }).sorted()
    return try Graph(
      nodes: names.map { Node(id: NodeID($0), type: $0) },
      edges: edges.map { Edge(from: NodeID($0.0), to: NodeID($0.1), kind: .child) }
    )
  }

  @Test func whatARunCannotTellApartIsUnknown() throws {
    let app = try Self.app([("App", "Shop/Login"), ("App", "Office/Login"), ("App", "Admin")])
    let coverage = try NavigationCoverage(of: app, drivenBy: Self.run([("App", "Login")]))
    #expect(coverage.driven.isEmpty && coverage.percent == 0)
    #expect(coverage.unknown.map(\.to).sorted() == ["Office/Login", "Shop/Login"])
    #expect(coverage.undriven.map(\.to) == ["Admin"])
    #expect(coverage.perhapsOpened.map(\.id).sorted() == ["Office/Login", "Shop/Login"])
    #expect(coverage.unopened.map(\.id) == ["Admin"])
    #expect(coverage.summary == "0 of 3 edges driven (0 %), 2 unknown, 1 coordinator never opened")
  }

  @Test func theOtherEndTellsThemApart() throws {
    let app = try Self.app([("App", "Shop/Login"), ("Admin", "Office/Login"), ("App", "Admin")])
    let coverage = try NavigationCoverage(of: app, drivenBy: Self.run([("App", "Login"), ("App", "Admin")]))
    #expect(coverage.driven.map(\.to).sorted() == ["Admin", "Shop/Login"] && coverage.unknown.isEmpty)
    #expect(coverage.unopened.map(\.id) == ["Office/Login"] && coverage.perhapsOpened.isEmpty)
  }

  @Test func aNameInAGuideMayMeanSeveralTypes() throws {
    let app = try Graph(
      nodes: ["App", "A", "B"].map { Node(id: NodeID($0), type: $0, label: $0 == "App" ? nil : "Home") },
      edges: ["A", "B"].map { Edge(from: "App", to: $0, kind: .child) }
    )
    let coverage = try NavigationCoverage(of: app, drivenBy: Self.run([("App", "Home")]))
    #expect(coverage.driven.isEmpty && coverage.unknown.count == 2 && coverage.strayCount == 0)
  }

  @Test func aRunOfAnotherAppMayShareNames() throws {
    let app = try Self.run([("App", "Home"), ("Home", "Login")])
    let other = try Self.run([("App", "Home"), ("Home", "Map"), ("Map", "Route")])
    #expect(try !NavigationCoverage(of: app, drivenBy: other).isForeign)
    let more = try Self.run([("App", "Home"), ("Home", "Map"), ("Map", "Route"), ("Map", "Stop")])
    #expect(try NavigationCoverage(of: app, drivenBy: more).isForeign)
  }
}
