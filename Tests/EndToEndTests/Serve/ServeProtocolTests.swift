import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// What docs/reference/live-protocol.md promises.
@Suite("The protocol of the live view", .serialized)
struct ServeProtocolTests {
  private static let header = "{\"header\":{\"name\":\"Shop\",\"schemaVersion\":1}}\n"

  private func attach(_ number: Int, _ token: Int, to parent: Int) -> String {
    "{\"event\":{\"at\":\(number),\"kind\":\"attach\",\"number\":\(number),"
      + "\"parent\":{\"token\":\(parent),\"type\":\"App\"},\"subject\":{\"token\":\(token),\"type\":\"Home\",\"ordinal\":\(token)}}}\n"
  }

  /// A tree as an app sends it: below the first of these types are the others.
  private func tree(_ types: String...) throws -> String {
    let graph = try Graph(
      nodes: types.map { Node(id: NodeID($0), type: $0) },
      edges: types.dropFirst().map { Edge(from: NodeID(types[0]), to: NodeID($0)) }
    )
    let objects = types.enumerated().map { RecordedSnapshot.Object(token: $0 + 1, node: NodeID($1)) }
    let snapshot = Snapshot(origin: Snapshot.Origin(kind: .live), graph: graph)
    let line = RecordingLine.snapshot(RecordedSnapshot(at: 1, objects: objects, snapshot: snapshot))
    return String(decoding: line.jsonBytes(), as: UTF8.self)
  }

  private func snapshot(_ server: RunningServer, _ query: String = "") throws -> Graph {
    try Snapshot(json: server.get("snapshot.json\(query)").body.utf8).graph
  }

  @Test func linesAreCountedAndComeTwiceWithoutHarm() throws {
    let server = try RunningServer()
    let lines = try Self.header + tree("App", "Home")
    #expect(try server.post(lines).body == "{\"have\":2}")
    #expect(try server.post(lines).body == "{\"have\":2}")
    #expect(try server.post(attach(2, 3, to: 1), query: "from=3").body == "{\"have\":3}")
    #expect(try server.post(tree("App", "Home", "Cart"), query: "from=4").body == "{\"have\":4}")
    #expect(try snapshot(server).nodes.count == 3)
    #expect(try snapshot(server, "?at=3").nodes.count == 2)
    #expect(try server.get("snapshot.json?run=run-1&at=1").status == 404, "no tree came yet")
    #expect(try server.get("snapshot.json?run=other").status == 404)
    #expect(try server.get("tree.mmd").body.contains("[App] --> "))
  }

  @Test func aGapIsAskedForAndTakenWhereTheAppHasNoMore() throws {
    let server = try RunningServer()
    _ = try server.post(Self.header)
    let late = attach(5, 6, to: 1)
    let answer = try server.post(late, query: "from=6&oldest=1")
    #expect(answer.status == 409 && answer.body == "{\"have\":1}")
    #expect(try server.post(late, query: "from=6&oldest=6").body == "{\"have\":6}")
    let page = try HTTPConversation(port: server.port)
    page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(page.hear("\"lost\":4"))
  }

  @Test func aRunThatHasEndedTakesNoMore() throws {
    let server = try RunningServer()
    #expect(try server.post(Self.header + "{\"end\":{}}\n").status == 200)
    #expect(try server.post(attach(1, 2, to: 1), query: "from=3").status == 410)
    #expect(try server.post(Self.header, run: "run-2").status == 200)
  }

  @Test func aServerThatFollowsAFileTakesNoPushes() throws {
    try TemporaryFolder.with { folder in
      try Self.header.write(to: folder / "run.jsonl", atomically: true, encoding: .utf8)
      let server = try RunningServer("run.jsonl", in: folder)
      #expect(try server.post(Self.header).status == 410)
    }
  }

  @Test func aPageThatComesBackGetsWhatItMissed() throws {
    let server = try RunningServer()
    _ = try server.post(Self.header + attach(1, 2, to: 1))
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    let first = try HTTPConversation(port: server.port)
    first.say("GET /\(server.token)/events HTTP/1.1\r\n\(host)\r\n")
    #expect(first.hear("Home"))
    let marker = try #require(first.heard.components(separatedBy: "id: ").last?.prefix { $0 != "\n" })
    _ = try server.post(attach(2, 3, to: 1), query: "from=3")
    #expect(first.hear("\"token\":3"))
    let second = try HTTPConversation(port: server.port)
    second.say("GET /\(server.token)/events HTTP/1.1\r\n\(host)Last-Event-ID: \(marker)\r\n\r\n")
    #expect(second.hear("\"token\":3"))
    #expect(!second.heard.contains("\"token\":2,"))
    let other = try HTTPConversation(port: server.port)
    other.say("GET /\(server.token)/events HTTP/1.1\r\n\(host)Last-Event-ID: another-99\r\n\r\n")
    #expect(other.hear("\"token\":2,"), "another server's number says nothing")
  }

  @Test func memoryIsBoundedAndWhatWasTrimmedStillStands() throws {
    let server = try RunningServer("--memory", "1")
    _ = try server.post(Self.header + tree("App", "Home") + attach(1, 7, to: 1))
    let padding = String(repeating: "x", count: 50_000)
    for number in 4..<84 {
      let line = "{\"check\":{\"at\":\(number),\"watched\":1,\"unknown\":[\"\(padding)\"]}}\n"
      #expect(try server.post(line, query: "from=\(number)").status == 200)
    }
    #expect(try snapshot(server).nodes.count == 2)
    #expect(try server.get("snapshot.json?at=2").status == 404, "that line is gone")
    let page = try HTTPConversation(port: server.port)
    page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(page.hear("event: start") && page.hear("\"trimmed\":") && page.hear("\"token\": 7,"))
  }

  @Test func aGrowingFileIsFollowedAndANewOneIsANewRun() throws {
    try TemporaryFolder.with { folder in
      let file = folder / "run.jsonl"
      let server = try RunningServer("run.jsonl", in: folder)
      let page = try HTTPConversation(port: server.port)
      page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      try Self.header.write(to: file, atomically: false, encoding: .utf8)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      let line = attach(1, 2, to: 1)
      try handle.write(contentsOf: Data(line.prefix(20).utf8))
      try handle.write(contentsOf: Data(line.dropFirst(20).utf8))
      #expect(page.hear("\"token\":2,"))
      try handle.truncate(atOffset: 0)
      try handle.seek(toOffset: 0)
      try handle.write(contentsOf: Data((Self.header + attach(1, 7, to: 1)).utf8))
      #expect(page.hear("\"token\":7,"))
      #expect(page.heard.contains("-2\""), "the second run has a name of its own")
    }
  }

  @Test func runsOneAfterAnotherInAFileAreSeveralRuns() throws {
    try TemporaryFolder.with { folder in
      let texts = [2, 7].map { Self.header + attach(1, $0, to: 1) + "{\"end\":{}}\n" }
      try texts.joined().write(to: folder / "run.jsonl", atomically: true, encoding: .utf8)
      let server = try RunningServer("run.jsonl", in: folder)
      let page = try HTTPConversation(port: server.port)
      page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(page.hear("\"token\":2,") && page.hear("\"token\":7,"))
      #expect(page.heard.contains("-2\""), "the second run has a name of its own")
    }
  }

  @Test func sourceIsReadAgainWhenItIsSaved() throws {
    try TemporaryFolder.with { folder in
      let source = """
        final class AppCoordinator { var childCoordinators: [AnyObject] = []; func start() { let a = HomeCoordinator(); childCoordinators.append(a); a.start() } }
        final class HomeCoordinator { var childCoordinators: [AnyObject] = []; func start() {} }
        """
      try source.write(to: folder / "App.swift", atomically: true, encoding: .utf8)
      let server = try RunningServer(folder.path, "--no-cache")
      let page = try HTTPConversation(port: server.port)
      page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(page.hear("HomeCoordinator"))
      let changed = source.replacingOccurrences(of: "HomeCoordinator", with: "CartCoordinator")
      try changed.write(to: folder / "App.swift", atomically: true, encoding: .utf8)
      #expect(page.hear("CartCoordinator"))
    }
  }

  @Test func sourceHasTheFindingsOfLint() throws {
    try TemporaryFolder.with { folder in
      let source = """
        final class AppCoordinator {
          var childCoordinators: [AnyObject] = []
          func start() { let home = HomeCoordinator(parent: self); childCoordinators.append(home); home.start() }
        }
        final class HomeCoordinator {
          let parent: AppCoordinator
          init(parent: AppCoordinator) { self.parent = parent }
          func start() {}
        }
        """
      try source.write(to: folder / "App.swift", atomically: true, encoding: .utf8)
      let server = try RunningServer(folder.path, "--no-cache")
      let page = try HTTPConversation(port: server.port)
      page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(page.hear("\"retain-cycle\""))
    }
  }

  @Test func theLastRevisionsOfSourceAreARun() throws {
    try Repository.with { repository in
      for name in ["Home", "Cart", "Shop"] {
        let source = """
          final class AppCoordinator { var childCoordinators: [AnyObject] = []; func start() { let a = \(name)Coordinator(); childCoordinators.append(a); a.start() } }
          final class \(name)Coordinator { var childCoordinators: [AnyObject] = []; func start() {} }
          """
        try repository.write(source, "Sources/App.swift")
        try repository.commit("Adds \(name)")
        try repository.write(name, "README.md")
        try repository.commit("No source")
      }
      let server = try RunningServer("Sources", "--no-cache", "--history", "2", in: repository.folder)
      let page = try HTTPConversation(port: server.port)
      page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(page.hear("Adds Shop\"") && page.heard.contains("Adds Cart\""))
      #expect(page.heard.contains(" · git\"") && page.heard.contains("CartCoordinator"))
      #expect(!page.heard.contains("Adds Home") && !page.heard.contains("No source"))
      #expect(try server.get("snapshot.json").body.contains("ShopCoordinator"))
    }
  }

  @Test func historyIsOfSourceOnly() throws {
    #expect(try Tool.run("serve", "run.jsonl", "--history", "2", "--no-open").status == 64)
    #expect(try Tool.run("serve", "Sources", "--history", "0", "--no-open").status == 64)
  }

  @Test func withoutAnInputItShowsTheSourcesAndTakesRuns() throws {
    try ScannedApp.inFolder { folder in
      let server = try RunningServer("--no-cache", in: folder)
      let page = try HTTPConversation(port: server.port)
      page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(page.hear("HomeCoordinator"))
      #expect(try server.post(Self.header).status == 200)
    }
  }

  @Test func whatIsNoRecordingIsNamed() throws {
    try TemporaryFolder.with { folder in
      try "hello\n".write(to: folder / "run.jsonl", atomically: true, encoding: .utf8)
      let outcome = try Tool.run("serve", "run.jsonl", "--no-open", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.lines.last?.hasPrefix("error: run.jsonl: line 1") == true)
      #expect(try Tool.run("serve", "no-such-folder", "--no-open", in: folder).status == 2)
    }
  }
}
