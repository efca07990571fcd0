import CoordinatorGraph
import Testing

@testable import CoordinatorCore

/// The tree of a look may be drawn on another thread while events come in. A reader takes a tree for the newest state, so lines
/// that are newer must come after it.
@MainActor
@Suite("The lines of a run") struct RunLogTests {
  @MainActor private final class Lines {
    private(set) var kinds: [String] = []

    func add(_ line: RecordingLine) { kinds.append(String("\(line)".prefix { $0 != "(" })) }
  }

  private let lines = Lines()

  /// A log with a file that reads it, and a tree that is not drawn yet.
  private func waitingLog() throws -> (log: RunLog, tree: SeenTree) {
    var log = RunLog(eventLimit: 10)
    log.send(to: .file) { [lines] line in MainActor.assumeIsolated { lines.add(line) } }
    let walk = try #require(LiveWalk.walk([Coordinator()], rules: WalkRules()))
    let tree = SeenTree(TrackedTree(ObservedTree(walk), tracked: [nil], roots: []), at: 0)
    log.undrawn = tree
    log.addCheck(at: 5, watched: 1, unknown: [])
    return (log, tree)
  }

  @Test func linesWaitForTheTreeBeforeThem() throws {
    var (log, tree) = try waitingLog()
    #expect(lines.kinds.isEmpty)
    log.add(tree.recorded)
    log.addCheck(at: 6, watched: 1, unknown: [])
    #expect(lines.kinds == ["snapshot", "check", "check"])
  }

  @Test func anotherReaderEndsTheWaitingAndTheTreeIsDueAgain() throws {
    var (log, _) = try waitingLog()
    log.send(to: .server) { _ in Issue.record("what came before is in the recording") }
    #expect(lines.kinds == ["check"])
    #expect(log.undrawn == nil && log.isTreeDue(at: 0))
  }

  @Test func theEndWaitsForNothing() throws {
    var (log, _) = try waitingLog()
    log.finish()
    #expect(lines.kinds == ["check", "end"])
  }
}
