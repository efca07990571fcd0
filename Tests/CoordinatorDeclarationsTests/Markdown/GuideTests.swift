import CoordinatorDeclarations
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("A guide in Markdown")
struct GuideTests {
  static func guide(_ name: String) throws -> String {
    try String(contentsOf: projectFolder / "Tests/Fixtures/Guides" / name, encoding: .utf8)
  }

  @Test("the guide's drawing is read to the 12 nodes and 11 edges that it shows, with its styles as roles")
  func wholeGuide() throws {
    let snapshot = try Snapshot(markdown: try Self.guide("coordinators.md"), name: "guide")
    #expect(Golden.difference(snapshot.graph.lines, name: "guide.golden") == nil)
    #expect(snapshot.origin == .init(kind: .declared, name: "guide"))
    #expect(snapshot.graph.nodes.count == 12)
    #expect(snapshot.graph.edges.count == 11)
    #expect(snapshot.graph.nodes.compactMap(\.role).count == 5)
  }
}
