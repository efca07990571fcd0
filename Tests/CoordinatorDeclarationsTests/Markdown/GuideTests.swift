import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("A guide in Markdown")
struct GuideTests {
  static func guide() throws -> String {
    try String(contentsOf: projectFolder / "Tests/Fixtures/Guides/coordinators.md", encoding: .utf8)
  }

  @Test("the guide's drawing is read to the 12 nodes and 11 edges that it shows, with its styles as roles")
  func wholeGuide() throws {
    let snapshot = try Snapshot(markdown: try Self.guide(), name: "guide")
    #expect(snapshot.origin == .init(kind: .declared, name: "guide"))
    #expect(
      snapshot.graph.breadthFirst().map { "\($0.type) \($0.kind) \($0.role?.rawValue ?? "-")" } == [
        "AppCoordinator coordinator root", "LoginCoordinator coordinator -",
        "TabbarCoordinator coordinator tabContainer", "HomeCoordinator coordinator tab",
        "TravelLogCoordinator coordinator tab", "MyPageCoordinator coordinator tab",
        "BeforeTravelCoordinator coordinator -", "OnGoingTravelCoordinator coordinator -",
        "DetailTravelLogCoordinator coordinator -", "BeforeTravelSideBarCoordinator coordinator -",
        "PostCoordinator coordinator -", "CreateRewindCoordinator coordinator -",
      ]
    )
    #expect(
      snapshot.graph.edges.map { "\($0.from.short) \($0.to.short)" }.sorted() == [
        "App Login", "App Tabbar", "BeforeTravel BeforeTravelSideBar", "DetailTravelLog CreateRewind",
        "DetailTravelLog Post", "Home BeforeTravel", "Home OnGoingTravel", "Tabbar Home",
        "Tabbar MyPage", "Tabbar TravelLog", "TravelLog DetailTravelLog",
      ]
    )
  }

  @Test("the list below the drawing says what each coordinator is for")
  func documentation() throws {
    let graph = try Snapshot(markdown: try Self.guide()).graph
    #expect(graph.nodes.allSatisfy { $0.documentation != nil })
    #expect(graph.node("AppCoordinator")?.documentation == "앱이 시작되는 곳")
  }

  @Test("lists under the same heading describe, whichever comes first; others do not")
  func otherLists() throws {
    let text = """
      # One
      - **Note** - something else

      ```mermaid
      graph TD
      A[App] --> B[Login] --> C[Home]
      ```
      text
      - **App** - everything
      - plain
      - **Login**
      # Two
      - **Home** - far away
      """
    let graph = try Snapshot(markdown: text).graph
    #expect(graph.nodes.map(\.documentation) == ["everything", nil, nil])
  }

  @Test("without the drawing, the list is the graph")
  func outline() throws {
    let guide = try Self.guide()
    let drawn = try Snapshot(markdown: guide).graph
    let listed = try Snapshot(markdown: guide.replacingOccurrences(of: "```mermaid", with: "```text")).graph
    #expect(listed.nodes.map(\.id) == drawn.nodes.map(\.id))
    #expect(listed.nodes.map(\.documentation) == drawn.nodes.map(\.documentation))
    #expect(listed.edges == drawn.edges)
  }

  @Test(
    "a heading is found by its words, in its own part of the text",
    arguments: ["The tree", "### the TREE ", "How they hang together"]
  )
  func heading(words: String) throws {
    #expect(try Snapshot(markdown: try Self.guide(), heading: words).graph.nodes.count == 12)
  }

  @Test(
    "what is missing is said",
    arguments: [
      (
        "How to add one",
        "under the heading 'How to add one' there is no mermaid block and no outline of coordinators; add one"
      ),
      ("tree", "there is no heading 'tree'; did you mean 'The tree'?"),
      ("Nowhere", "there is no heading 'Nowhere'; use a heading of the document"),
    ]
  )
  func missing(heading: String, message: String) throws {
    let guide = try Self.guide()
    let error = #expect(throws: MermaidError.self) { try Snapshot(markdown: guide, heading: heading) }
    #expect(error?.description == message)
  }

  @Test("lines in errors count in the Markdown")
  func lines() throws {
    let text = try Self.guide().replacingOccurrences(of: "C --> D[", with: "C -> D[")
    let error = #expect(throws: MermaidError.self) { try Snapshot(markdown: text) }
    #expect(error?.place == .init(line: 29, column: 7))
  }
}

extension NodeID {
  fileprivate var short: String { rawValue.replacingOccurrences(of: "Coordinator", with: "") }
}
