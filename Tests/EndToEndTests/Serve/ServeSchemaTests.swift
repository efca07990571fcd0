import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// What pages are sent is what docs/live-protocol.schema.json describes.
@Suite(
  "docs/live-protocol.schema.json",
  .enabled(if: SchemaCheck.isThere, "python3 or its package jsonschema is missing")
)
struct ServeSchemaTests {
  @Test func whatIsStreamedIsDescribed() throws {
    let server = try RunningServer("--memory", "1")
    let recording = LeaksSample.recording([LeaksSample.held, LeaksSample.attached])
    let lines = String(decoding: recording.jsonBytes(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count > 4)
    let event =
      "{\"event\":{\"at\":3,\"kind\":\"met\",\"number\":1,\"subject\":{\"token\":9,\"type\":\"A\"}}}"
    let text = (lines.dropLast() + [event[...], lines[lines.count - 1]]).joined(separator: "\n") + "\n"
    #expect(try server.post(text).status == 200)
    let messages = try messages(of: server, until: "\"end\"")
    #expect(messages.contains { $0.contains("\"ko\":") } && messages.contains { $0.contains("\"epoch\"") })
    #expect(try SchemaCheck.complaints(about: messages) == "")
  }

  @Test func whatStandsForTrimmedLinesIsDescribed() throws {
    let server = try RunningServer("--memory", "1")
    var recording = LeaksSample.recording([LeaksSample.held])
    recording.isFinished = false
    let text = String(decoding: recording.jsonBytes(), as: UTF8.self)
    #expect(try server.post(text).status == 200)
    let first = text.split(separator: "\n").count + 1
    let padding = String(repeating: "x", count: 400_000)
    for number in first..<first + 4 {
      let line = "{\"check\":{\"at\":\(number),\"watched\":1,\"unknown\":[\"\(padding)\"]}}\n"
      #expect(try server.post(line, query: "from=\(number)").status == 200)
    }
    let messages = try messages(of: server, until: "event: start")
    #expect(messages.count > 1)
    #expect(try SchemaCheck.complaints(about: messages) == "")
  }

  @Test(arguments: [
    "{\"run\":\"a\",\"entries\":[[1,{\"event\":{\"at\":\"soon\",\"kind\":\"attach\",\"number\":1}}]]}",
    "{\"run\":\"a\",\"entries\":[[1,{\"event\":{\"at\":1,\"kind\":\"born\",\"number\":1,\"subject\":{\"token\":1,\"type\":\"A\"}}}]]}",
    "{\"run\":\"a\",\"entries\":[[0,{\"end\":{}}]]}",
    "{\"run\":\"a\",\"entries\":[[1,\"end\"]]}",
    "{\"run\":\"a\",\"entries\":[[1,{\"end\":{}},{\"message\":\"without the rest\"}]]}",
    "{\"run\":\"a\"}",
    "{\"epoch\":\"e\",\"limit\":1,\"runs\":[{\"id\":\"a\"}]}",
    "[]",
  ])
  func aBrokenMessageIsNot(message: String) throws {
    #expect(try SchemaCheck.complaints(about: [message]).hasPrefix("line 1: "))
  }

  private func messages(of server: RunningServer, until text: String) throws -> [String] {
    let page = try HTTPConversation(port: server.port)
    page.say("GET /\(server.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(page.hear(text) && page.hear("]}\n\n"))
    return page.heard.components(separatedBy: "\n").filter { $0.hasPrefix("data: {") && $0.hasSuffix("}") }
      .map { String($0.dropFirst("data: ".count)) }
  }
}

/// Python's check of values against a schema.
private enum SchemaCheck {
  static let isThere = (try? Command("python3", ["-c", "import jsonschema"]).run().status) == 0

  static func complaints(about messages: [String]) throws -> String {
    let script = (projectFolder / "Scripts/check-schema.py").path
    var command = Command("python3", [script, (projectFolder / "docs/live-protocol.schema.json").path])
    command.input = Data(messages.map { $0 + "\n" }.joined().utf8)
    let outcome = try command.run()
    return outcome.output + outcome.words
  }
}
