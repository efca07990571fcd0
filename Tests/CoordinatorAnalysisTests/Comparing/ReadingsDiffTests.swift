import CoordinatorAnalysis
import CoordinatorGraph
import TestSupport
import Testing

/// What a guide draws of an app, and what its source says: readings that tell different things.
@Suite("Comparing readings of different kinds")
struct ReadingsDiffTests {
  private func node(_ name: String, role: Node.Role? = nil) -> Node {
    Node(id: NodeID(name), type: name, role: role)
  }

  private func guide() throws -> Snapshot {
    let names = ["App", "Feed", "Camera", "Preview", "Albums", "SideMenu"]
    return .of(
      try Graph(
        nodes: names.map { node($0, role: $0 == "App" ? .root : nil) },
        edges: [
          Edge(from: "App", to: "Feed"), Edge(from: "App", to: "Camera"), Edge(from: "Camera", to: "Preview"),
          Edge(from: "App", to: "Albums"), Edge(from: "Albums", to: "SideMenu"),
        ]
      ),
      .declared
    )
  }

  private func source() throws -> Snapshot {
    let names = ["App", "Feed", "Camera", "Preview", "Ablums", "SideMenu", "Profile"]
    return .of(
      try Graph(
        nodes: names.map { node($0) },
        edges: [
          Edge(from: "App", to: "Feed", ownership: .strong),
          Edge(from: "App", to: "Feed", kind: .holds, ownership: .strong),
          Edge(from: "App", to: "Camera", kind: .creates, ownership: .strong),
          Edge(from: "Feed", to: "Preview", kind: .creates, ownership: .strong),
          Edge(from: "App", to: "Ablums", ownership: .strong),
          Edge(from: "Ablums", to: "SideMenu", ownership: .weak),
          Edge(from: "App", to: "Profile", ownership: .strong),
        ]
      )
    )
  }

  @Test func onlyWhatBothTellIsCompared() throws {
    let diff = try GraphDiff(from: guide(), to: source())
    #expect(
      DiffText(of: diff).lines == [
        "+ Profile under App", "> Preview from Camera to Feed", "~ Albums was possibly renamed to Ablums",
      ]
    )
    #expect(diff.removedEdges.map(\.line) == ["Camera  ->  Preview  child  -  unknown"])
    #expect(diff.addedEdges.map { [$0.from, $0.to] } == [["App", "Profile"], ["Feed", "Preview"]])
  }

  @Test func instancesOfOneNameAreOneNode() throws {
    let live = try Graph(
      nodes: [
        node("App"), Node(id: "App/Feed", type: "Feed"), Node(id: "App/Feed/Cell", type: "Cell"),
        Node(id: "App/Feed/Cell#2", type: "Cell"),
      ],
      edges: [
        Edge(from: "App", to: "App/Feed"), Edge(from: "App/Feed", to: "App/Feed/Cell"),
        Edge(from: "App/Feed", to: "App/Feed/Cell#2"),
      ]
    )
    let drawn = try Graph(
      nodes: [node("App"), node("Feed"), node("Cell")],
      edges: [Edge(from: "App", to: "Feed"), Edge(from: "Feed", to: "Cell")]
    )
    #expect(try GraphDiff(from: .of(drawn, .declared), to: .of(live, .live)).isEmpty)
    let twice = try GraphDiff(from: .of(drawn, .live), to: .of(live, .live))
    #expect(DiffText(of: twice).lines == ["+ Cell (App/Feed/Cell#2) under Feed"])
  }
}
