import CustomDump
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraph

@Suite("Recordings as JSON Lines")
struct RecordingTests {
  @Test("What is written is read as the same value, and written as the same bytes")
  func roundTrip() throws {
    for seed in Seeds.of(100) {
      let recording = RandomRecording.any(seed: seed)
      let bytes = recording.jsonBytes()
      let read = try Recording(jsonLines: bytes)
      expectNoDifference(read, recording)
      #expect(read.jsonBytes() == bytes, "seed \(seed)")
    }
  }

  @Test("An event that waits to be written takes the room of an event")
  func eventsAreSmall() {
    #expect(MemoryLayout<RecordingLine>.stride <= MemoryLayout<RecordedEvent>.stride + 8)
  }

  @Test("Each value is one line, which another reader of JSON reads, too")
  func lines() throws {
    for seed in Seeds.of(20) {
      let recording = RandomRecording.any(seed: seed)
      let lines = recording.jsonBytes().split(separator: 0x0A)
      #expect(lines.count == recording.lines.count)
      for line in lines {
        let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
        #expect(object?.count == 1)
      }
    }
  }

  @Test("A recording that is cut anywhere is read up to the line that was being written")
  func cut() throws {
    let whole = RandomRecording.any(seed: 4)
    let bytes = whole.jsonBytes()
    let headerEnd = try #require(bytes.firstIndex(of: 0x0A))
    for end in stride(from: headerEnd + 1, to: bytes.count, by: 211) {
      let read = try Recording(jsonLines: bytes[..<end])
      let wholeLines = bytes[..<end].count { $0 == 0x0A }
      let lastIsWhole =
        bytes[end - 1] == 0x0A
        || (try? RecordingLine(json: bytes[..<end].split(separator: 0x0A).last ?? [])) != nil
      #expect(read.isCutShort == !lastIsWhole)
      #expect(!read.isFinished)
      let expected = Recording(
        whole.lines.prefix(wholeLines + (read.isCutShort || bytes[end - 1] == 0x0A ? 0 : 1))
      )
      #expect(read.events == expected.events && read.leaks == expected.leaks)
    }
  }

  @Test("A later line of a leak replaces the earlier, and a withdrawal takes it back")
  func replacing() {
    let subject = Leak.Subject(token: 1, type: "Home")
    var leak = Leak(verdict: .detachedButAlive, subject: subject, signature: "a")
    let first = RecordingLine.leak(leak)
    leak.count = 2
    let withdrawal = LeakWithdrawal(number: 1, at: 3, isFreed: true)
    #expect(Recording([first, .leak(leak)]).leaks == [leak])
    let withdrawn = Recording([first, .leak(leak), .withdrawal(withdrawal)])
    #expect(withdrawn.leaks == [] && withdrawn.withdrawnLeaks == [leak])
    #expect(withdrawn.withdrawals == [withdrawal])
    #expect(Recording([first, .withdrawal(withdrawal), .leak(leak)]).leaks == [leak])
    #expect(Recording([.withdrawal(withdrawal)]).withdrawals == [])
  }

  @Test("Lines of a kind from the future and empty lines are read over")
  func future() throws {
    let text =
      #"{"header": {"schemaVersion": 1, "new": []}}"# + "\n\r\n  \n" + #"{"dream": {"a": 1}}"# + "\n{}\n"
    #expect(try Recording(jsonLines: text.utf8) == Recording())
  }

  @Test(
    "What is no recording is refused with its line",
    arguments: [
      ("", "the document is empty; expected a recording"),
      (" \n", "line 1: the document: the key 'header' is missing; add it"),
      ("{}", "line 1: the document: the key 'header' is missing; add it"),
      (
        #"{"header": {"schemaVersion": 1}}"# + "\nx\n{}",
        "line 2, column 1: not json: expected a value, found 'x'"
      ),
      (
        #"{"header": {"schemaVersion": 9}}"#,
        "header.schemaVersion: written by a newer coordviz: the format has version 9, but this one reads up to 1; update coordviz"
      ),
      (
        #"{"header": {"schemaVersion": 1}}"# + "\n" + #"{"leak": {"verdict": "latte"}}"# + "\n",
        "line 2: leak.verdict: unknown verdict 'latte'; did you mean 'late'?"
      ),
    ]
  )
  func refusals(text: String, message: String) {
    let error = #expect(throws: RecordingError.self) { try Recording(jsonLines: text.utf8) }
    #expect(error?.description == message)
  }

  @Test("Several runs in one text are several recordings")
  func runs() throws {
    let text = ["A", "B", "C"].map {
      #"{"header": {"name": "\#($0)", "schemaVersion": 1}}"# + "\n{\"end\": {}}\n\n"
    }
    let runs = try Recording.runs(jsonLines: text.joined().utf8)
    #expect(runs.map(\.name) == ["A", "B", "C"] && runs.allSatisfy(\.isFinished))
    let error = #expect(throws: RecordingError.self) { try Recording(jsonLines: text.joined().utf8) }
    #expect(error?.description == "line 4: the document: the key 'header' is there twice; keep one")
    let cut = try Recording.runs(jsonLines: (text[0] + text[1].prefix(50)).utf8)
    #expect(cut.map(\.isCutShort) == [false, true])
  }

  @Test("A recording is told from a snapshot by its first line")
  func looks() {
    #expect(Recording.looksLike(RandomRecording.any(seed: 2).jsonBytes()))
    #expect(!Recording.looksLike(HostileSnapshot.any(seed: 2).jsonBytes()))
    #expect(!Recording.looksLike([]))
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
