import Foundation
import TestSupport
import Testing

/// `--lan`: the server listens on an address that other machines reach.
@Suite(
  "The live view on the local network",
  .enabled(if: LocalNetwork.address != nil, "this machine has no IPv4 address but 127.0.0.1")
)
struct ServeLANTests {
  private let address: String

  init() throws { address = try #require(LocalNetwork.address) }

  @Test func itServesThereWithAWarningAndATokenOnly() throws {
    try TemporaryFolder.with { folder in
      let server = try RunningServer("--lan", address, words: folder / "stderr.txt")
      #expect(server.address == "http://\(address):\(server.port)/\(server.token)/")
      let words = try String(contentsOf: folder / "stderr.txt", encoding: .utf8)
      #expect(words.hasPrefix("warning: \(address): the connection is not encrypted"))

      let host = "Host: \(address):\(server.port)"
      #expect(try ask(server, "GET /\(server.token)/ HTTP/1.1", [host]).status == 200)
      #expect(try ask(server, "GET / HTTP/1.1", [host]).status == 403)
      let wrong = String(repeating: "0", count: 32)
      #expect(try ask(server, "GET /\(wrong)/ HTTP/1.1", [host]).status == 403)
      #expect(
        try ask(server, "POST /\(wrong)/in/a?from=1 HTTP/1.1", [host, "Content-Length: 0"]).status == 403
      )
      #expect(
        try ask(server, "GET /\(server.token)/ HTTP/1.1", ["Host: evil.example:\(server.port)"]).status == 403
      )
      let origin = "Origin: http://127.0.0.1:\(server.port)"
      #expect(try ask(server, "GET /\(server.token)/ HTTP/1.1", [host, origin]).status == 403)
    }
  }

  @Test func itTakesLinesThereAndListensNowhereElse() throws {
    let server = try RunningServer("--lan", address)
    let line = "{\"header\":{\"name\":\"Shop\",\"schemaVersion\":1}}\n"
    let head = ["Host: \(address):\(server.port)", "Content-Length: \(line.utf8.count)"]
    #expect(
      try ask(server, "POST /\(server.token)/in/a?from=1 HTTP/1.1", head, line).body == "{\"have\":1}"
    )
    #expect(throws: POSIXError.self) { try HTTPConversation(port: server.port) }
  }

  @Test func anAddressThatThisMachineDoesNotHaveIsNamed() throws {
    // An address that is set apart for documents.
    let arguments = ["serve", "--no-open", "--lan", "203.0.113.9"]
    let outcome = try TemporaryFolder.with { try Tool.run(arguments, in: $0) }
    #expect(outcome.status == 2)
    let words = try #require(outcome.lines.last)
    #expect(words.hasPrefix("error: 203.0.113.9:0: the server cannot listen here"))
    #expect(words.hasSuffix("give --lan an address of this machine"))
  }

  private func ask(_ server: RunningServer, _ line: String, _ head: [String], _ body: String = "") throws
    -> HTTPAnswer
  {
    try HTTPConversation(host: address, port: server.port).ask(line, head, body)
  }
}

/// The network that this machine is part of.
private enum LocalNetwork {
  /// An IPv4 address of this machine's that others reach; nil without one.
  static let address: String? = {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    return sequence(first: list, next: { $0?.pointee.ifa_next }).lazy.compactMap { $0.flatMap(text) }
      .first { !$0.hasPrefix("127.") }
  }()

  private static func text(of interface: UnsafeMutablePointer<ifaddrs>) -> String? {
    guard let socket = interface.pointee.ifa_addr, socket.pointee.sa_family == AF_INET,
      interface.pointee.ifa_flags & UInt32(IFF_UP) != 0
    else { return nil }
    return socket.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
      String(cString: inet_ntoa(address.pointee.sin_addr))
    }
  }
}
