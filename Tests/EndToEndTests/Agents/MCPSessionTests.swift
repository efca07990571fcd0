import Foundation
import TestSupport
import Testing

/// Whole sessions in each version of the protocol. A stand-in for git waits for a file, so that calls take as long as a test
/// wants.
@Suite("Sessions of the Model Context Protocol")
struct MCPSessionTests {
  private static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

  private func message(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private func diff(_ id: Int) -> String {
    message(id, "tools/call", #"{"name":"diff","arguments":{"base":"HEAD"}}"#)
  }

  private func cancelled(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id),"reason":"user"}}"#
  }

  private func inSession(
    version: String,
    _ body: (MCPConversation, _ release: () throws -> Void) throws -> Void
  ) throws {
    try Repository.with { repository in
      for (path, text) in ScannedApp.files { try repository.write(text, "Sources/" + path) }
      try repository.commit("app")
      let git = try Command("bash", ["-c", "command -v git"]).run().output.filter { !$0.isNewline }
      let go = repository.folder / ".git/go"
      let waiting = "#!/bin/sh\nwhile [ ! -e '\(go.path)' ]; do sleep 0.05; done\nexec '\(git)' \"$@\"\n"
      try repository.write(waiting, ".git/slow/git")
      let tool = repository.folder / ".git/slow/git"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let session = try MCPConversation(
        ["Sources"],
        in: repository.folder,
        environment: ["PATH": "\((repository.folder / ".git/slow").path):\(path)"]
      )
      session.send(message(0, "initialize", #"{"protocolVersion":"\#(version)","capabilities":{}}"#))
      let greeting = try session.receive() as? [String: Any]
      #expect((greeting?["result"] as? [String: Any])?["protocolVersion"] as? String == version)
      session.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
      try body(session) { try Data().write(to: go) }
    }
  }

  @Test(arguments: versions)
  func pingsAreAnsweredWhileAToolRunsAndACancelledCallHasNoAnswer(version: String) throws {
    try inSession(version: version) { session, release in
      session.send(diff(1))
      session.send(message(2, "ping"))
      #expect(try session.receiveID() == 2)
      // The second call waits for the first.
      session.send(diff(3))
      session.send(message(4, "tools/list"))
      #expect(try session.receiveID() == 4)
      session.send(cancelled(1))
      session.send(cancelled(99))
      session.send(message(5, "ping"))
      #expect(try session.receiveID() == 5)
      try release()
      #expect(try session.receiveID() == 3)
      session.send(diff(6))
      #expect(try session.end().map { ($0 as? [String: Any])?["id"] as? Int } == [6])
    }
  }

  @Test(arguments: versions)
  func aCallThatWaitsCanBeCancelled(version: String) throws {
    try inSession(version: version) { session, release in
      session.send(diff(1))
      session.send(diff(2))
      session.send(cancelled(2))
      session.send(message(3, "ping"))
      #expect(try session.receiveID() == 3)
      try release()
      #expect(try session.end().map { ($0 as? [String: Any])?["id"] as? Int } == [1])
    }
  }

  @Test(arguments: versions)
  func batchesAreAPartOfOneVersion(version: String) throws {
    try inSession(version: version) { session, release in
      let note = #"{"jsonrpc":"2.0","method":"notifications/progress"}"#
      session.send("[\(message(1, "ping")),\(note),\(diff(2)),\(diff(3)),\(message(4, "tools/list"))]")
      guard version == "2025-03-26" else {
        let answer = try session.receive() as? [String: Any]
        #expect((answer?["error"] as? [String: Any])?["code"] as? Int == -32600)
        #expect(try session.end().isEmpty)
        return
      }
      session.send("[\(note)]")
      session.send(cancelled(3))
      session.send(message(5, "ping"))
      #expect(try session.receiveID() == 5)
      try release()
      let batch = try session.receive() as? [[String: Any]]
      #expect(batch?.map { $0["id"] as? Int } == [1, 2, 4])
      session.send("[\(message(6, "ping"))]")
      #expect(try session.end().count == 1)
    }
  }
}

/// Desktop clients start servers in other folders than the app's.
@Suite("Servers of coordviz in other folders")
struct MCPFolderTests {
  private static let trip = "protocol NightTrip {}\nfinal class TripFlow: NightTrip {}\n"

  private func text(_ name: String, _ arguments: String, server: [String], in folder: URL) throws -> String {
    let session = try MCPConversation(server, in: folder)
    session.send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#
    )
    let answer = try session.end().first as? [String: Any]
    let content = (answer?["result"] as? [String: Any])?["content"] as? [[String: String]]
    return content?.first?["text"] ?? ""
  }

  @Test func theConfigurationAndTheRevisionsOfTheAppAreFound() throws {
    try Repository.with { repository in
      for (path, text) in ScannedApp.files { try repository.write(text, "Sources/" + path) }
      try repository.write("version: 1\nbase_types: [NightTrip]\n", ".coordviz.yml")
      try repository.write(Self.trip, "Sources/Trip.swift")
      try repository.commit("app")
      try repository.write(ScannedApp.coordinator("LateCoordinator"), "Sources/Late.swift")
      let sources = (repository.folder / "Sources").path
      let places = [
        (["Sources"], repository.folder), ([sources], repository.folder),
        ([sources], URL(fileURLWithPath: "/")),
        ([sources], repository.folder / "Sources/App"),
      ]
      for (server, folder) in places {
        #expect(
          try text("hierarchy", "{}", server: server, in: folder).contains("TripFlow"),
          "\(server) \(folder)"
        )
        let changes = try text("diff", #"{"base":"HEAD"}"#, server: server, in: folder)
        #expect(changes == "+ LateCoordinator\n", "\(server) \(folder)")
      }
    }
  }

  @Test func whatTheBaselineKnowsIsSaid() throws {
    let leaky = """
      final class ChildCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        var parent: AppCoordinator?
        func start() {}
      }
      """
    try Repository.with { repository in
      try repository.write(
        "protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set }; func start() }\n"
          + leaky,
        "Sources/Child.swift"
      )
      try repository.write(
        """
        final class AppCoordinator: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {
            let child = ChildCoordinator()
            child.parent = self
            childCoordinators.append(child)
            child.start()
          }
        }
        """,
        "Sources/App.swift"
      )
      _ = try repository.tool("lint", "Sources", "--write-baseline", "known.txt", "--no-cache")
      try repository.write("version: 1\nbaseline: known.txt\n", ".coordviz.yml")
      let answer = try text("lint", "{}", server: ["Sources"], in: repository.folder)
      #expect(!answer.contains("nothing found") && answer.contains("known.txt: 0 new, "), "\(answer)")
    }
  }
}
