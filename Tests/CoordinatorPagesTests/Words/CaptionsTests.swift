import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages
import Foundation
import TestSupport
import Testing

@Suite("Captions")
struct CaptionsTests {
  @Test func areFoundByTheirLanguage() {
    #expect(Captions(rawValue: "ko") == .korean)
    #expect(Captions(rawValue: "tlh") == nil)
  }

  @Test func everyWordOfALegendIsKorean() throws {
    let file = projectFolder / "Tests/Fixtures/Pictures/vocabulary.json"
    let graph = try Snapshot(json: Data(contentsOf: file)).graph
    let words = try Self.words(of: graph, .korean)
    #expect(words.count > 15)
    for word in words { #expect(word.unicodeScalars.contains { ("가"..."힣").contains($0) }, "\(word)") }
    // What stands beside lines too is found again.
    #expect(words.contains("creates (생성)") && words.contains("weak (약한 참조)"))
    #expect(try Self.words(of: graph, .english).contains("creates"))
  }

  @Test func theSignOfAChangeStands() throws {
    let nodes = ["App", "Home"].map { Node(id: NodeID($0), type: $0) }
    let graph = RandomGraph.graph(nodes, [Edge(from: "App", to: "Home")])
    let marks = ChangeMarks(nodes: ["Home": .added, "App": .removed], words: [.removed: "only in main"])
    let words = try Self.words(of: graph, .korean, DiagramOptions(changes: marks))
    #expect(words.contains("+ 추가됨") && words.contains("- only in main"))
  }

  private static func words(
    of graph: Graph,
    _ captions: Captions,
    _ options: DiagramOptions = DiagramOptions()
  ) throws -> [String] {
    let legend = try #require(Legend(of: Drawing(graph), options: captions.options(options)))
    return legend.parts(at: Placement.Point(x: 0, y: 0)).flatMap(\.box.lines)
  }
}
