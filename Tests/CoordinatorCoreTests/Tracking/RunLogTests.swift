import CoordinatorGraph
import Testing

@testable import CoordinatorCore

@MainActor
@Suite("The lines of a run") struct RunLogTests {
  private final class Lines {
    private(set) var all: [LogLine] = []

    func add(_ line: LogLine) { all.append(line) }

    var kinds: [String] { all.flatMap(\.lines).map { String("\($0)".prefix { $0 != "(" }) } }
  }

  private func tree() throws -> RunSnapshot {
    let walk = try #require(LiveWalk.walk([Coordinator()], rules: WalkRules()))
    return .seen(SeenTree(TrackedTree(walk, tracked: [nil], roots: []), at: 0))
  }

  @Test func aReaderGetsWhatCameBeforeAndThenLineAfterLine() throws {
    let (file, server) = (Lines(), Lines())
    var log = RunLog(eventLimit: 10)
    log.send(to: .file, name: nil, run: "1", file.add)
    log.add(try tree())
    log.addCheck(at: 5, watched: 1, unknown: [])
    log.send(to: .server, name: nil, run: "1", server.add)
    log.finish()
    #expect(file.kinds == ["header", "snapshot", "check", "end"])
    #expect(server.kinds == file.kinds)
  }

  @Test func inMemoryTheLastTreeWithoutALabelWillDo() throws {
    var log = RunLog(eventLimit: 10)
    let blank = RecordedSnapshot.blank
    log.add(try tree())
    log.add(.marked(RecordedSnapshot(at: 1, label: "signed in", snapshot: blank.snapshot)))
    log.add(try tree())
    log.add(.marked(RecordedSnapshot(at: 2, snapshot: blank.snapshot)))
    #expect(log.recording(name: nil).snapshots.map(\.at) == [1, 2])
  }

  @Test(arguments: [0, 3]) func onlyTheLastEventsAreKept(limit: Int) {
    var log = RunLog(eventLimit: limit)
    let subject = Leak.Subject(token: 1, type: "App")
    for time in 1...500 { log.add(.met, subject, parent: nil, at: nil, time: time) }
    log.addCheck(at: 501, watched: 1, unknown: [])
    let recording = log.recording(name: nil)
    #expect(recording.events.map(\.number) == Array((501 - limit)..<501))
    #expect(recording.checks.map(\.dropped) == [500 - limit])
  }
}
