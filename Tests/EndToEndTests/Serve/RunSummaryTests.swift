import CoordinatorGraph
import Testing

@testable import coordviz

@Suite("What removed lines still say")
struct RunSummaryTests {
  private let app = Leak.Subject(token: 1, type: "App")
  private let home = Leak.Subject(token: 2, type: "Home")
  private let post = Leak.Subject(token: 3, type: "Post")

  private func event(
    _ number: Int,
    _ kind: RecordedEvent.Kind,
    _ subject: Leak.Subject,
    _ parent: Leak.Subject? = nil
  ) -> RecordingLine {
    .event(RecordedEvent(number: number, at: number, kind: kind, subject: subject, parent: parent))
  }

  private func tree(_ subjects: Leak.Subject...) -> RecordingLine {
    let graph = try? Graph(nodes: subjects.map { Node(id: NodeID($0.type), type: $0.type) }, edges: [])
    let objects = subjects.map { RecordedSnapshot.Object(token: $0.token, node: NodeID($0.type)) }
    let snapshot = Snapshot(origin: Snapshot.Origin(kind: .live), graph: graph ?? .empty)
    return .snapshot(RecordedSnapshot(at: 9, objects: objects, snapshot: snapshot))
  }

  private func summary(_ lines: RecordingLine...) -> [RecordingLine] {
    var summary = RunSummary()
    for line in lines { summary.update(with: line) }
    return summary.lines
  }

  @Test func theLastEventBetweenTwoObjectsCounts() {
    let (first, last) = (event(3, .attach, post, home), event(5, .attach, home, app))
    #expect(
      summary(event(1, .met, home), event(2, .attach, home, app), first, event(4, .detach, home, app), last)
        == [event(1, .met, home), first, last]
    )
    #expect(summary(first, event(4, .detach, post)) == [event(4, .detach, post)], "from whomever")
  }

  @Test func whatIsFreedIsForgottenUnlessTheTreeHasIt() {
    #expect(summary(event(1, .attach, home, app), event(2, .freed, home)) == [])
    #expect(summary(tree(app, home), event(2, .freed, home)) == [tree(app, home), event(2, .freed, home)])
  }

  @Test func aTreeReplacesEventsButForWhatIsDetachedOutsideOfIt() {
    let left = event(2, .detach, post, home)
    #expect(summary(event(1, .attach, home, app), left, tree(app, home)) == [tree(app, home), left])
    #expect(summary(left, tree()) == [left], "without tokens it cannot be joined with events")
  }
}
