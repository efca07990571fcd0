import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("What the viewer knows of a graph")
struct ViewerContentTests {
  @Test(arguments: Seeds.of(40))
  func hasEveryNodeAndEveryEdgeOnce(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 12, edges: 30, seed: seed)
    let content = try Told(Viewer(graph: graph, picture: ""))
    #expect(content.nodes.map(\.id).sorted() == graph.nodes.map(\.id.rawValue))
    let ends = content.edges.map { [content.nodes[$0.from].id, content.nodes[$0.to].id, $0.kind] }
    #expect(
      ends.sorted(by: precedes)
        == graph.edges.map { [$0.from.rawValue, $0.to.rawValue, $0.kind.rawValue] }.sorted(by: precedes)
    )
    #expect(Set(content.nodes.map(\.element)).count == content.nodes.count)
    #expect(Set(content.edges.map(\.element)).count == content.edges.count)
  }

  @Test(arguments: Seeds.of(20))
  func theOrderOfTheInputMeansNothing(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 12, edges: 30, seed: seed)
    let shuffled = try Graph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
    #expect(
      ViewerPage(Viewer(graph: graph, picture: "")).html
        == ViewerPage(Viewer(graph: shuffled, picture: "")).html
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
    let json = ScriptJSON.text(of: ViewerContent(Viewer(graph: graph, picture: "")))
    #expect(!json.contains { "<>&\u{2028}\u{2029}".contains($0) })
    let told = try Told(Viewer(graph: graph, picture: ""))
    #expect(
      told.nodes.allSatisfy {
        $0.documentation == "</script><script>alert(1)</script>" && $0.unknown == ["<!--", "\u{2028}"]
      }
    )
  }

  @Test(arguments: [
    ("javascript:alert(1)", nil), ("JavaScript:alert(1)", nil), ("data:text/html,x", nil),
    ("vbscript:x", nil),
    ("pages/Home.html", "pages/Home.html"), ("Home.html#a:b", "Home.html#a:b"),
    ("https://a.example/b", "https://a.example/b"),
  ])
  func pagesAreLinkedByWhatCannotRun(address: String, link: String?) throws {
    let graph = try Graph(nodes: [Node(id: "A", type: "A")], edges: [])
    let told = try Told(Viewer(graph: graph, picture: "", pages: ["A": address]))
    #expect(told.nodes[0].page == link)
  }

  @Test func aChangeLosesItsSign() throws {
    let graph = try Graph(nodes: [Node(id: "A", type: "A", label: "+ A")], edges: [])
    let options = DiagramOptions(changes: ChangeMarks(nodes: ["A": .added]))
    let told = try Told(Viewer(graph: graph, picture: "", options: options))
    #expect(told.nodes[0].name == "A")
    #expect(told.nodes[0].change == "added")
  }

  private func precedes(_ left: [String], _ right: [String]) -> Bool { left.lexicographicallyPrecedes(right) }
}

/// The content, as a script reads it.
private struct Told: Decodable {
  struct Node: Decodable {
    var id: String
    var element: String
    var name: String
    var documentation: String?
    var unknown: [String]?
    var page: String?
    var change: String?
  }

  struct Edge: Decodable {
    var from: Int
    var to: Int
    var kind: String
    var element: String
  }

  var nodes: [Node]
  var edges: [Edge]

  init(_ viewer: Viewer) throws {
    self = try JSONDecoder().decode(Told.self, from: Data(ScriptJSON.text(of: ViewerContent(viewer)).utf8))
  }
}
