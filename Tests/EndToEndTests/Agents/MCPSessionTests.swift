import Foundation
import TestSupport
import Testing

@Suite("Sessions of the Model Context Protocol")
struct MCPSessionTests {
  private func message(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private func inSession(_ body: (MCPConversation) throws -> Void) throws {
    try ScannedApp.inFolder { try body(MCPConversation(["App", "Home"], in: $0)) }
  }

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18"])
  func aClientGetsItsVersionAndAllAnswersInOrder(version: String) throws {
    try inSession { session in
      session.send(message(0, "initialize", #"{"protocolVersion":"\#(version)","capabilities":{}}"#))
      let greeting = try session.receive() as? [String: Any]
      #expect((greeting?["result"] as? [String: Any])?["protocolVersion"] as? String == version)
      session.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
      session.send(message(1, "tools/call", #"{"name":"hierarchy","arguments":{}}"#))
      session.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
      session.send(message(2, "ping"))
      #expect(try session.end().map { ($0 as? [String: Any])?["id"] as? Int } == [1, 2])
    }
  }

  @Test func theAnswersToABatchAreABatch() throws {
    try inSession { session in
      let note = #"{"jsonrpc":"2.0","method":"notifications/progress"}"#
      session.send("[\(message(1, "ping")),\(note),[],\(message(4, "tools/list"))]")
      let batch = try session.receive() as? [[String: Any]]
      #expect(batch?.map { $0["id"] as? Int } == [1, nil, 4])
      session.send("[\(note)]")
      #expect(try session.end().isEmpty)
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
