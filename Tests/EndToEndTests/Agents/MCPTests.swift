import Foundation
import TestSupport
import Testing

/// A client that speaks the protocol: a line of JSON for each message.
@Suite("Model Context Protocol")
struct MCPTests {
  @Test func theHandshakeNamesTheServer() throws {
    let replies = try converse([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"two","method":"ping"}"#,
    ])
    #expect(replies.count == 2)
    let result = try #require(replies[0]["result"] as? [String: Any])
    #expect(result["protocolVersion"] as? String == "2025-03-26")
    #expect((result["serverInfo"] as? [String: String])?["name"] == "coordviz")
    #expect(replies[1]["id"] as? String == "two")
  }

  @Test func aVersionThatIsUnknownGetsTheNewest() throws {
    let replies = try converse([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#
    ])
    #expect((replies[0]["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-06-18")
  }

  @Test func allToolsOnlyRead() throws {
    let reply = try converse([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])[0]
    let tools = try #require((reply["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(tools.map { $0["name"] as? String } == ["hierarchy", "why", "explain", "lint", "diff"])
    #expect(tools.allSatisfy { ($0["annotations"] as? [String: Bool])?["readOnlyHint"] == true })
  }

  @Test(arguments: [
    ("hierarchy", "{}", "AppCoordinator Sources/App/AppCoordinator.swift:3"),
    ("why", #"{"name":"Home*"}"#, "HomeCoordinator: 1 path"),
    ("explain", #"{"type":"HomeCoordinator"}"#, "HomeCoordinator is a coordinator"),
    ("hierarchy", #"{"focus":"AppCoordinator","depth":0}"#, "1 node, 0 edges"),
    ("lint", "{}", "Sources: no findings in 2 files"),
    ("diff", #"{"base":"HEAD"}"#, "nothing found"),
  ])
  func eachToolAnswers(name: String, arguments: String, words: String) throws {
    let answer = try call(name, arguments)
    #expect(!answer.isError)
    #expect(answer.text.contains(words), "\(answer.text)")
  }

  @Test(arguments: [
    ("hierarchy", #"{"focus":"None"}"#, "no node matches 'None'"),
    ("hierarchy", #"{"focus":"-o"}"#, "matches '-o'"),
    ("hierarchy", #"{"depth":"x","focus":"App*"}"#, "'x'"),
    ("hierarchy", #"{"output":"/tmp/a"}"#, "no parameter 'output'"),
    ("why", "{}", "'name' is missing"), ("why", #"{"name":"--watch"}"#, "no node matches '--watch'"),
    ("explain", #"{"type":""}"#, "'type' is missing"), ("diff", #"{"base":"none"}"#, "no git revision"),
    ("diff", #"{"base":"--output=/tmp/a"}"#, "--output=/tmp/a"),
  ])
  func aBadQuestionIsAnError(name: String, arguments: String, words: String) throws {
    let answer = try call(name, arguments)
    #expect(answer.isError)
    #expect(answer.text.contains(words), "\(answer.text)")
  }

  @Test(arguments: [
    ("no JSON", -32700), ("[]", -32600), ("7", -32600), (#"{"id":1}"#, -32600),
    (#"{"id":null,"method":"ping"}"#, -32600),
    (#"{"id":1,"method":"logging/setLevel"}"#, -32601),
    (#"{"id":1,"method":"tools/call","params":{"name":"rm"}}"#, -32602),
    (#"{"id":1,"method":"tools/call"}"#, -32602),
  ])
  func aBadMessageIsRefusedAndTheNextIsAnswered(message: String, code: Int) throws {
    let replies = try converse([message, "", #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#])
    #expect(replies.count == 2)
    #expect((replies[0]["error"] as? [String: Any])?["code"] as? Int == code)
    #expect(replies[1]["id"] as? Int == 9)
  }

  @Test(arguments: [
    ("resources/list", "resources"), ("resources/templates/list", "resourceTemplates"),
    ("prompts/list", "prompts"),
  ])
  func listsOfWhatItDoesNotHaveAreEmpty(method: String, key: String) throws {
    let reply = try converse([#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{}}"#])[0]
    #expect(((reply["result"] as? [String: Any])?[key] as? [Any])?.isEmpty == true)
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let outcome = try Tool.run("mcp", "none")
    #expect(outcome.status == 2)
    #expect(outcome.lines == ["error: none: no such file or folder; check the path"])
  }

  /// The command that answers a call ends together with the server.
  @Test(.timeLimit(.minutes(1))) func aSignalEndsWhatAnswersACall() throws {
    try TemporaryFolder.with { folder in
      _ = try Command("mkfifo", ["answers"], in: folder).run()
      try ScannedApp.write(ScannedApp.coordinator("AppCoordinator"), "App/App.swift", in: folder)
      // git never answers, and says who it is.
      try ScannedApp.write(
        "#!/bin/sh\necho $$ > '\(folder.path)/git.pid'\nexec sleep 1000\n",
        "bin/git",
        in: folder
      )
      _ = try Command("chmod", ["+x", "bin/git"], in: folder).run()
      let call =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"diff","arguments":{"base":"main"}}}"#
      let script = """
        exec 3<>answers
        echo '\(call)' >&3
        PATH='\(folder.path)/bin':$PATH '\(Tool.path)' mcp App <answers & server=$!
        for i in $(seq 300); do [ -s git.pid ] && break; sleep 0.1; done
        kill -TERM $server
        # Less than the 30 s after which git is stopped anyway.
        for i in $(seq 100); do kill -0 $(cat git.pid) 2>/dev/null || break; sleep 0.1; done
        kill -KILL $(cat git.pid) 2>/dev/null && echo alive || echo ended
        """
      Interruption(signal: SIGTERM).listen()
      let outcome = try Command("/bin/bash", ["-c", script], in: folder).run()
      #expect(outcome.output.hasSuffix("ended\n"), "\(outcome.output)")
    }
  }

  private func call(_ name: String, _ arguments: String) throws -> (text: String, isError: Bool) {
    let reply = try converse([
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#
    ])[0]
    let result = try #require(reply["result"] as? [String: Any])
    let content = try #require(result["content"] as? [[String: String]])
    return (content.compactMap { $0["text"] }.joined(), result["isError"] as? Bool == true)
  }

  /// The replies of a server in a repository with a small app.
  private func converse(_ messages: [String]) throws -> [[String: Any]] {
    try Repository.with { repository in
      for (path, text) in ScannedApp.files { try repository.write(text, "Sources/" + path) }
      try repository.commit("The app")
      let input = messages.map { $0 + "\n" }.joined()
      var command = Command(Tool.path, ["mcp", "Sources"], in: repository.folder)
      command.input = Data(input.utf8)
      let outcome = try command.run()
      #expect(outcome.status == 0)
      #expect(outcome.words == "")
      return try outcome.output.split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }
  }
}
