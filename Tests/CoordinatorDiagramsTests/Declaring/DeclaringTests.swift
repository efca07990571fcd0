import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Graphs that Swift code states")
struct DeclaringTests {
  @Test("Nesting is children and screens, in the order that they stand in")
  func nesting() throws {
    let snapshot = try Snapshot(declared: "Library") {
      CoordinatorNode("App", type: "AppCoordinator", role: .root, module: "App", documentation: "Starts.") {
        ScreenNode("Splash")
        CoordinatorNode("LogIn", label: "Log in") {
          ScreenNode("LogInScreen")
        }
        CoordinatorNode("Home")
      }
    }
    #expect(snapshot.origin == Snapshot.Origin(kind: .declared, name: "Library"))
    #expect(
      snapshot.graph.lines == """
        App  coordinator  root
        Home  coordinator
        LogIn  coordinator
        LogInScreen  screen
        Splash  screen

        App  ->  Home  child  -  strong
        App  ->  LogIn  child  -  strong
        App  ->  Splash  presents  -  strong
        LogIn  ->  LogInScreen  presents  -  strong

        """
    )
    let app = try #require(snapshot.graph.node("App"))
    #expect(app.type == "AppCoordinator" && app.module == "App" && app.documentation == "Starts.")
    #expect(snapshot.graph.children(of: "App").map(\.name) == ["Log in", "Home"])
  }

  @Test("A container builds, requires, provides and adopts; what it names need not be stated")
  func containers() throws {
    let graph = try Snapshot(declared: "Library") {
      CoordinatorNode("LogIn")
      ContainerNode(
        "AppContainer",
        provides: ["LogInContainer", Provision("UseCase", implementation: "LogInUseCase", scope: "shared")],
        adopts: ["LogInDependency"]
      )
      ContainerNode("LogInContainer", parent: "AppContainer", builds: "LogIn", requires: ["UseCase"])
    }.graph
    #expect(
      graph.lines == """
        AppContainer  container
        LogIn  coordinator
        LogInContainer  container
        LogInDependency  dependency
        LogInUseCase  service
        UseCase  dependency

        AppContainer  ->  LogInContainer  provides  -  strong
        AppContainer  ->  UseCase  provides  -  strong  shared
        AppContainer  ->  LogInDependency  adopts  -  unknown
        LogInContainer  ->  AppContainer  parent  -  unknown
        LogInContainer  ->  UseCase  requires  -  strong
        LogInContainer  ->  LogIn  provides  -  strong  builds
        LogInUseCase  ->  UseCase  adopts  -  unknown

        """
    )
  }

  @Test("Conditions and loops state what they let through; nodes and edges stand as they are")
  func control() throws {
    let (isPaid, tabs) = (false, ["Home", "Search"])
    let graph = try Snapshot(declared: "App") {
      CoordinatorNode("App", children: ["Shared"]) {
        for tab in tabs { CoordinatorNode(tab, role: .tab, children: ["Shared"]) }
        if isPaid { CoordinatorNode("Extra") }
        if isPaid { CoordinatorNode("Paid") } else { CoordinatorNode("Free") }
      }
      for number in 1...2 { Node(id: NodeID("Module\(number)"), type: "M", kind: .module) }
      if !isPaid { CoordinatorNode("Shared") }
      Edge(from: "Shared", to: "App", kind: .listener, ownership: .weak)
    }.graph
    #expect(graph.nodes.map(\.id) == ["App", "Free", "Home", "Module1", "Module2", "Search", "Shared"])
    #expect(graph.parents(of: "Shared").map(\.id) == ["App", "Home", "Search"])
    #expect(graph.edges.last?.line == "Shared  ->  App  listener  -  weak")
  }

  @Test("A chain that a loop made deeper than any stack ends, in making, in asking and in releasing")
  func depth() throws {
    var chain = CoordinatorNode("0")
    for number in 1..<50_000 {
      let inner = chain
      chain = CoordinatorNode("\(number)") { inner }
    }
    let graph = try Snapshot(declared: "Chain") { chain }.graph
    #expect(graph.edges.count == 49_999)
    #expect(graph.roots().map(\.id) == ["49999"])
  }

  @Test("What is kept of a statement can be stated again elsewhere")
  func kept() throws {
    let inner = CoordinatorNode("Inner") { CoordinatorNode("Leaf") }
    do { _ = CoordinatorNode("Outer") { inner } }
    #expect(try Snapshot(declared: "A") { inner }.graph.nodes.map(\.id) == ["Inner", "Leaf"])
  }
}
