import CoordinatorDeclarations
import CoordinatorGraph
import TestSupport
import Testing

@Suite("YAML that states graphs")
struct ReadingTests {
  @Test("Every key of a node is read")
  func node() throws {
    let graph = try read(
      """
      coordinators:
        LogIn:
          type: LogInCoordinator
          role: tab
          label: Log in
          module: 12
          location: App/LogIn.swift:3
          documentation: |
            Asks who it is.
            Twice.
          unknown: [one reason, "another: reason"]
      """
    )
    let node = Node(
      id: "LogIn",
      type: "LogInCoordinator",
      role: .tab,
      label: "Log in",
      module: "12",
      location: SourceLocation(file: "App/LogIn.swift", line: 3),
      documentation: "Asks who it is.\nTwice.\n",
      unknown: ["one reason", "another: reason"]
    )
    #expect(graph.nodes == [node])
  }

  @Test("A child that is nested is stated there; one that is in a list is stated elsewhere")
  func children() throws {
    let graph = try read(
      """
      coordinators:
        A:
          children: {B: {via: 'children[0]', ownership: weak, order: 7}, C: }
        D: {children: [B, C]}
      """
    )
    #expect(
      graph.edges.map { "\($0.line) \($0.order)" } == [
        "A  ->  B  child  children[0]  weak 7", "A  ->  C  child  -  strong 1",
        "D  ->  B  child  -  strong 0", "D  ->  C  child  -  strong 1",
      ]
    )
  }

  @Test("Sections state nodes of every kind, and edges say all for themselves")
  func sections() throws {
    let graph = try read(
      """
      screens: {S: {role: root}}
      dependencies: [D]
      services: {V: }
      modules: M
      edges:
        - {from: S, to: D}
        - from: V
          to: D
          kind: resolves
          ownership: unowned
          via: a.b
          label: says
          evidence: [A.swift:1, B.swift:2]
      """
    )
    #expect(graph.nodes.map(\.kind) == [.dependency, .module, .screen, .service])
    #expect(
      graph.edges.map(\.line) == ["S  ->  D  child  -  unknown", "V  ->  D  resolves  a.b  unowned  says"]
    )
    #expect(
      graph.edges[1].evidence == [
        SourceLocation(file: "A.swift", line: 1), SourceLocation(file: "B.swift", line: 2),
      ]
    )
  }

  @Test("The document's name comes before the caller's")
  func name() throws {
    #expect(try Snapshot(yaml: "version: 1").origin == Snapshot.Origin(kind: .declared))
    #expect(try Snapshot(yaml: "version: 1", name: "a").origin.name == "a")
    #expect(try Snapshot(yaml: "{version: 1, name: b}", name: "a").origin.name == "b")
  }

  @Test("Line ends of Windows, a byte order mark, comments and JSON are YAML")
  func spellings() throws {
    let expected = try read("coordinators: {A: {children: {B: }}}")
    let text = "version: 1 # one\n# more\ncoordinators:\n  A:\n    children:\n      B:\n"
    #expect(try Snapshot(yaml: text).graph == expected)
    #expect(try Snapshot(yaml: text.split(separator: "\n").joined(separator: "\r\n")).graph == expected)
    #expect(try Snapshot(yaml: "\u{FEFF}" + text).graph == expected)
    #expect(
      try Snapshot(
        yaml: "---\n{\"version\": 1, \"coordinators\": {\"A\": {\"children\": {\"B\": null}}}}\n...\n"
      ).graph
        == expected
    )
  }

  private func read(_ text: String) throws -> Graph {
    try Snapshot(yaml: "version: 1\n" + text).graph
  }
}
