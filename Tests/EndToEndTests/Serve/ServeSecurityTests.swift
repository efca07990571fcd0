import Foundation
import TestSupport
import Testing

/// Each request that the server has to refuse.
@Suite("The server of the live view refuses", .serialized)
struct ServeSecurityTests {
  private let server: RunningServer
  private var host: String { "Host: 127.0.0.1:\(server.port)" }

  init() throws { server = try RunningServer() }

  private func ask(_ line: String, _ head: [String], _ body: String = "") throws -> HTTPAnswer {
    try HTTPConversation(port: server.port).ask(line, head, body)
  }

  @Test func itListensOnTheLoopbackAddressWithATokenOf128Bits() throws {
    #expect(server.address == "http://127.0.0.1:\(server.port)/\(server.token)/")
    #expect(server.token.count == 32 && server.token.allSatisfy(\.isHexDigit))
    #expect(try server.get("").status == 200)
    #expect(try RunningServer().token != server.token)
  }

  @Test func aMissingOrWrongToken() throws {
    let half = server.token.prefix(16)
    let wrong = String(server.token.dropLast()) + (server.token.hasSuffix("0") ? "1" : "0")
    for path in ["/", "", "/events", "/\(half)/", "/\(wrong)/", "/\(server.token)0/", "//\(server.token)/"] {
      #expect(try ask("GET \(path.isEmpty ? "/" : path) HTTP/1.1", [host]).status == 403, "\(path)")
    }
    #expect(try ask("POST /\(wrong)/in/a?from=1 HTTP/1.1", [host, "Content-Length: 0"]).status == 403)
  }

  @Test func aForeignHost() throws {
    let hosts = [
      "evil.example", "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1",
      "127.0.0.1.evil.example:\(server.port)",
      "[::1]:\(server.port)", "0.0.0.0:\(server.port)", "",
    ]
    for name in hosts {
      #expect(try ask("GET /\(server.token)/ HTTP/1.1", ["Host: \(name)"]).status == 403, "\(name)")
    }
    #expect(try ask("GET /\(server.token)/ HTTP/1.1", ["Accept: */*"]).status == 403, "no Host")
    #expect(try ask("GET /\(server.token)/ HTTP/1.1", ["Host: localhost:\(server.port)"]).status == 200)
  }

  @Test func aForeignOrigin() throws {
    for origin in [
      "http://evil.example", "null", "https://127.0.0.1:\(server.port)", "http://127.0.0.1:1",
      "http://127.0.0.1",
    ] {
      #expect(
        try ask("GET /\(server.token)/events HTTP/1.1", [host, "Origin: \(origin)"]).status == 403,
        "\(origin)"
      )
      let head = [host, "Origin: \(origin)", "Content-Length: 0"]
      #expect(try ask("POST /\(server.token)/in/a?from=1 HTTP/1.1", head).status == 403, "\(origin)")
    }
    let own = "Origin: http://127.0.0.1:\(server.port)"
    #expect(try ask("GET /\(server.token)/ HTTP/1.1", [host, own]).status == 200)
  }

  @Test func otherMethods() throws {
    for method in ["PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "CONNECT"] {
      let answer = try ask("\(method) /\(server.token)/ HTTP/1.1", [host])
      #expect(answer.status == 405, "\(method)")
      #expect(answer.head.contains("Allow: GET, POST"))
    }
    #expect(try ask("POST /\(server.token)/ HTTP/1.1", [host, "Content-Length: 0"]).status == 405)
    #expect(try ask("GET /\(server.token)/in/a?from=1 HTTP/1.1", [host]).status == 405)
  }

  @Test func bodiesThatAreTooLargeOrHaveNoLength() throws {
    let target = "POST /\(server.token)/in/a?from=1 HTTP/1.1"
    #expect(try ask(target, [host, "Content-Length: \(4 << 20 | 1)"]).status == 413)
    #expect(try ask(target, [host, "Content-Length: 9223372036854775807"]).status == 413)
    #expect(try ask(target, [host]).status == 411)
    #expect(try ask(target, [host, "Transfer-Encoding: chunked"], "0\r\n\r\n").status == 411)
  }

  @Test func linesAndNamesThatCannotBeRead() throws {
    #expect(try server.post("{\"event\":").status == 400)
    #expect(try server.post("hello").status == 400)
    #expect(try server.post("", query: "from=0").status == 400)
    #expect(try server.post("", query: "").status == 400)
    #expect(try server.post("", run: "..%2f").status == 400)
    #expect(try server.post("", run: String(repeating: "a", count: 65)).status == 400)
    #expect(try server.get("no-such-page").status == 404)
    #expect(try server.get("../../../../etc/passwd").status == 404)
  }

  @Test func noAnswerLetsOtherSitesIn() throws {
    for path in ["", "live.js", "live.css", "icon.svg", "no-such-page"] {
      let head = try server.get(path).head
      #expect(!head.lowercased().contains("access-control"), "\(path)")
      for line in [
        "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
        "Cache-Control: no-store", "Cross-Origin-Resource-Policy: same-origin",
        "script-src 'self'; style-src 'self'",
      ] { #expect(head.contains(line), "\(path): \(line)") }
      #expect(!head.contains("unsafe"))
    }
    let page = try server.get("").body
    #expect(page.range(of: "\\son[a-z]+=", options: .regularExpression) == nil)
    #expect(page.range(of: "<script>", options: .literal) == nil && !page.contains("style="))
    #expect(!page.contains(server.token), "the page does not hold its own address")
  }

  @Test func aThousandConnectionsThatSayNothing() throws {
    let silent = try (0..<1000).map { _ in try HTTPConversation(port: server.port) }
    #expect(try server.get("").status == 200)
    withExtendedLifetime(silent) {}
  }

  /// The table of open files is full before the limit of silent connections.
  @Test(.timeLimit(.minutes(5))) func moreConnectionsThanFilesMayBeOpen() throws {
    let server = try RunningServer(files: 100)
    do {
      let silent = (0..<300).map { _ in try? HTTPConversation(port: server.port) }
      withExtendedLifetime(silent) {}
    }
    var answer = try? server.get("")
    for _ in 0..<100 where answer?.status != 200 {
      usleep(100_000)
      answer = try? server.get("")
    }
    #expect(answer?.status == 200)
  }

  @Test func numbersThatNoSumCanHold() throws {
    let header = "{\"header\":{\"schemaVersion\":1}}\n"
    let most = "9223372036854775807"
    #expect(try server.post(header, query: "from=\(most)&oldest=\(most)").status == 400)
    #expect(try server.post(header, query: "from=9007199254740992&oldest=9007199254740992").status == 200)
    #expect(try server.post(header, query: "from=1&oldest=-9223372036854775808").status == 200)
    let answer = try server.get("snapshot.json?run=run-1&at=\(most)")
    #expect(answer.status == 200 || answer.status == 404)
    let page = try HTTPConversation(port: server.port)
    page.say("GET /\(server.token)/events HTTP/1.1\r\n\(host)\r\n\r\n")
    #expect(page.hear("event: runs"))
    let epoch = try #require(page.heard.firstMatch(of: /"epoch":"([0-9a-f]+)"/)?.output.1)
    let late = try HTTPConversation(port: server.port)
    late.say("GET /\(server.token)/events?after=\(epoch)-\(most) HTTP/1.1\r\n\(host)\r\n\r\n")
    #expect(late.hear("event: runs"))
    #expect(try server.get("").status == 200)
  }

  /// A bare carriage return is white space in JSON, and ends a line of the page's events.
  @Test func aCarriageReturnInALineIsNoEvent() throws {
    let line = "{\"header\":\r{\"schemaVersion\":1,\"name\":\"a\\u2028b\"}}\n"
    #expect(try server.post(line).status == 200)
    let page = try HTTPConversation(port: server.port)
    page.say("GET /\(server.token)/events HTTP/1.1\r\n\(host)\r\n\r\n")
    #expect(page.hear("event: lines"))
    #expect(page.hear("schemaVersion"))
    let body = page.heard.replacing("\r\n", with: "\n")
    #expect(!body.unicodeScalars.contains("\r"))
  }

  @Test func moreThan32OpenPages() throws {
    let line = "GET /\(server.token)/events HTTP/1.1"
    let pages = try (0..<32).map { _ in try HTTPConversation(port: server.port) }
    for page in pages {
      page.say("\(line)\r\n\(host)\r\n\r\n")
      #expect(page.hear("event: runs"))
    }
    #expect(try ask(line, [host]).status == 503)
    #expect(try server.get("").status == 200)
  }

  @Test func aPageThatReadsSlowlyKeepsNobodyWaiting() throws {
    let slow = try HTTPConversation(port: server.port)
    slow.say("GET /\(server.token)/events HTTP/1.1\r\n\(host)\r\n\r\n")
    let line =
      "{\"check\":{\"at\":1,\"watched\":1,\"unknown\":[\"\(String(repeating: "x", count: 100_000))\"]}}\n"
    for number in 0..<30 {
      let lines = String(repeating: line, count: 10)
      #expect(try server.post(lines, query: "from=\(number * 10 + 1)").status == 200)
    }
    #expect(try server.get("").status == 200)
    #expect(slow.hear("event: runs"))
    withExtendedLifetime(slow) {}
  }

  @Test(arguments: [
    ["--token", "short"], ["--token", "zz"], ["--lan", "0.0.0.0"], ["--lan", "example.org"],
    ["--port", "70000"],
  ])
  func wrongOptions(arguments: [String]) throws {
    #expect(try Tool.run(["serve"] + arguments).status == 64)
  }

  @Test func aPortThatIsTakenIsNamed() throws {
    let outcome = try TemporaryFolder.with { folder in
      try Tool.run(["serve", "--port", "\(server.port)"], in: folder)
    }
    #expect(outcome.status == 2)
    #expect(outcome.words.hasPrefix("error: 127.0.0.1:\(server.port): "))
    #expect(outcome.words.contains("--port"))
  }
}
