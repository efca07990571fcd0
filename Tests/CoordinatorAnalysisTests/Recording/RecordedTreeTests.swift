import CoordinatorAnalysis
import CoordinatorGraph
import Testing

@Suite("The tree at a line of a recording")
struct RecordedTreeTests {
  private let app = Leak.Subject(token: 1, type: "App")
  private let home = Leak.Subject(token: 2, type: "Home")
  private let post = Leak.Subject(token: 3, type: "Post")
  private let screen = Leak.Subject(token: 4, type: "HomeScreen", kind: .screen)

  private func event(_ kind: RecordedEvent.Kind, _ subject: Leak.Subject, _ parent: Leak.Subject? = nil)
    -> RecordingLine
  {
    .event(RecordedEvent(number: 1, at: 5, kind: kind, subject: subject, parent: parent))
  }

  private func tree(_ lines: [RecordingLine]) -> RecordedSnapshot {
    var tree = RecordedTree()
    for line in lines { tree.take(line) }
    return tree.recordedSnapshot
  }

  private func edges(_ lines: [RecordingLine]) -> [String] {
    tree(lines).snapshot.graph.edges.map { "\($0.from) \($0.kind) \($0.to)" }
  }

  @Test func eventsMakeATree() {
    let lines = [
      event(.met, app), event(.attach, home, app), event(.attach, post, home), event(.shown, screen, home),
    ]
    #expect(
      edges(lines) == [
        "App child App/Home", "App/Home child App/Home/Post", "App/Home presents App/Home/HomeScreen",
      ]
    )
    #expect(tree(lines).objects.map(\.token) == [1, 2, 3, 4])
    #expect(tree(lines).at == 5)
  }

  @Test func whatIsDetachedStandsBesideUntilItIsFreed() {
    let lines = [event(.attach, home, app), event(.attach, post, home), event(.detach, home, app)]
    #expect(edges(lines) == ["App/Home child App/Home/Post"])
    #expect(tree(lines).snapshot.graph.nodes.count == 3)
    #expect(edges(lines + [event(.freed, home)]) == [])
    #expect(tree(lines + [event(.freed, home)]).snapshot.graph.nodes.map(\.type) == ["App", "Post"])
  }

  @Test func twoOfOneTypeHaveIdsOfTheirOwn() {
    let second = Leak.Subject(token: 9, type: "Home", ordinal: 2)
    let ids = tree([event(.attach, home, app), event(.attach, second, app)]).snapshot.graph.nodes.map(\.id)
    #expect(ids == ["App", "App/Home", "App/Home#2"])
  }

  @Test func eventsGoOnFromASnapshotByItsTokens() throws {
    let graph = try Graph(
      nodes: [Node(id: "App", type: "App", role: .root), Node(id: "App/Home", type: "Home")],
      edges: [Edge(from: "App", to: "App/Home")]
    )
    let snapshot = RecordedSnapshot(
      at: 7,
      objects: [.init(token: 1, node: "App"), .init(token: 2, node: "App/Home")],
      snapshot: Snapshot(origin: Snapshot.Origin(kind: .live), graph: graph)
    )
    let lines: [RecordingLine] = [event(.attach, post, app), .snapshot(snapshot)]
    #expect(edges(lines) == ["App child App/Home"])
    #expect(edges(lines + [event(.attach, post, home)]).last == "App/Home child App/Home/Post")
    #expect(edges(lines + [event(.detach, home, app)]) == [])
  }

  @Test func aRepeatedAttachIsOneEdge() {
    #expect(edges([event(.attach, home, app), event(.attach, home, app)]) == ["App child App/Home"])
  }

  @Test func tokensAndRunsAreWrittenAndRead() throws {
    let snapshot = RecordedSnapshot(
      at: 1,
      objects: [.init(token: 3, node: "App")],
      snapshot: Snapshot(origin: Snapshot.Origin(kind: .live), graph: .empty)
    )
    for line in [RecordingLine.snapshot(snapshot), .header(name: "Shop", run: "8f3a")] {
      #expect(try RecordingLine(json: line.jsonBytes()) == line)
    }
    #expect(
      try Recording(jsonLines: "{\"header\":{\"run\":\"8f3a\",\"schemaVersion\":1}}\n".utf8).run == "8f3a"
    )
  }
}
