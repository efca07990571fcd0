import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Statements that make no graph")
struct StatementErrorTests {
  private let file = "CoordinatorDiagramsTests/StatementErrorTests.swift"

  @Test("A name that is stated twice is named with both places")
  func repeated() {
    let line = #line
    expect(
      "\(file):\(line + 6): 'Home' is also declared at \(file):\(line + 5); give each node a unique name"
    ) {
      CoordinatorNode("App") {
        CoordinatorNode("Home")
        ScreenNode("Home")
      }
    }
  }

  @Test("A name that nothing states is named, with the one that it may be a slip of")
  func unknown() {
    let line = #line
    expect("\(file):\(line + 2): no coordinator is named 'Hom'; did you mean 'Home'?") {
      CoordinatorNode("App", children: ["Hom"])
      CoordinatorNode("Home")
    }
    expect("\(file):\(line + 6): no coordinator is named 'LogIn'; declare it, or remove this") {
      ContainerNode("AppContainer", builds: "LogIn")
    }
    expect("\(file):\(line + 9): no container is named 'Other'; declare it, or remove this") {
      ContainerNode("AppContainer", parent: "Other")
    }
    expect("\(file):\(line + 12): no node is named 'Settings'; declare it, or remove this") {
      Edge(from: "App", to: "Settings")
      CoordinatorNode("App")
    }
  }

  @Test("A name of another kind is named with both kinds")
  func wrongKind() {
    let line = #line
    expect("\(file):\(line + 3): 'Home' is a screen, but a coordinator is expected here") {
      ScreenNode("Home")
      CoordinatorNode("App", children: ["Home"])
    }
  }

  private func expect(
    _ message: String,
    location: Testing.SourceLocation = #_sourceLocation,
    @GraphBuilder _ statements: () -> [GraphStatement]
  ) {
    let error = #expect(throws: StatementError.self, sourceLocation: location) {
      try Snapshot(declared: "A", statements)
    }
    #expect(error.map { "\($0)" } == message, sourceLocation: location)
  }
}
