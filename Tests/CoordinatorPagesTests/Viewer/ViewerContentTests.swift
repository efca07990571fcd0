import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("What the viewer knows of a graph")
struct ViewerContentTests {
  @Test(arguments: Seeds.of(40))
  func theLineIsTheGraph(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 12, edges: 30, seed: seed)
    let line = try #require(try RecordingLine(json: Viewer(graph: graph).line.jsonBytes()))
    guard case .snapshot(let told) = line else { return #expect(Bool(false), "no snapshot") }
    #expect(told.snapshot.graph.edges == graph.edges)
    #expect(told.snapshot.graph.nodes.map(\.id) == graph.nodes.map(\.id))
    #expect(told.snapshot.graph.nodes.map(\.name) == graph.nodes.map(\.name.caption))
  }

  @Test(arguments: Seeds.of(20))
  func theOrderOfTheInputMeansNothing(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 12, edges: 30, seed: seed)
    let shuffled = try Graph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
    #expect(
      Viewer(graph: graph).html
        == Viewer(graph: shuffled).html
    )
  }

  @Test func noTextOfTheGraphIsMarkup() throws {
    let graph = try Graph(
      nodes: RandomGraph.hostileNames.enumerated().map { number, name in
        Node(
          id: NodeID("\(number)\(name)"),
          type: name,
          label: name,
          module: name,
          documentation: "</script><script>alert(1)</script>",
          unknown: ["<!--", "\u{2028}"]
        )
      },
      edges: []
    )
    let line = Viewer(graph: graph).line.jsonBytes()
    let json = ScriptJSON.escaped(line)
    #expect(!json.contains { "<>&\u{2028}\u{2029}".contains($0) })
    #expect(try RecordingLine(json: Array(json.utf8)) == RecordingLine(json: line))
  }

  @Test(arguments: [
    ("javascript:alert(1)", nil), ("JavaScript:alert(1)", nil), ("data:text/html,x", nil),
    ("vbscript:x", nil),
    ("pages/Home.html", "pages/Home.html"), ("Home.html#a:b", "Home.html#a:b"),
    ("https://a.example/b", "https://a.example/b"),
  ])
  func pagesAreLinkedByWhatCannotRun(address: String, link: String?) throws {
    let graph = try Graph(nodes: [Node(id: "A", type: "A")], edges: [])
    #expect(ViewerContent(Viewer(graph: graph, pages: ["A": address])).pages?["A"] == link)
  }

  @Test func aChangeLosesItsSign() throws {
    let graph = try Graph(nodes: [Node(id: "A", type: "A", label: "+ A")], edges: [])
    let options = DiagramOptions(changes: ChangeMarks(nodes: ["A": .added]))
    let viewer = Viewer(graph: graph, options: options)
    #expect(ViewerContent(viewer).changes == ["A": "added"])
    #expect(String(decoding: viewer.line.jsonBytes(), as: UTF8.self).contains(#""label": "A""#))
  }

  @Test func changesOfEdgesAreToldByTheirPlaces() throws {
    let edges = [Edge(from: "A", to: "B"), Edge(from: "A", to: "C")]
    let graph = RandomGraph.graph(["A", "B", "C"].map { Node(id: NodeID($0), type: $0) }, edges)
    var options = DiagramOptions(changes: ChangeMarks(edges: [edges[1]: .removed]))
    options.highlights = [edges[0]]
    let content = ViewerContent(Viewer(graph: graph, options: options))
    #expect(content.edgeChanges == [1: "removed"])
    #expect(content.highlights == [0])
  }
}
