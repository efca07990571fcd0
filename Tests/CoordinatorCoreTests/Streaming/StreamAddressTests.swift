import Testing

@testable import CoordinatorCore

@Suite("The address that an app streams to")
struct StreamAddressTests {
  private let token = String(repeating: "0f", count: 16)

  @Test func itIsWhatTheServerPrints() throws {
    let address = try #require(StreamAddress("http://127.0.0.1:8377/\(token)/"))
    #expect(address.host == "127.0.0.1" && address.port == "8377" && address.token == token)
    #expect(StreamAddress("http://localhost:1/\(token)") != nil)
  }

  @Test(arguments: [
    "", "http://", "https://127.0.0.1:8377/ab/", "http://127.0.0.1/ab/", "http://127.0.0.1:99999/ab/",
    "http://127.0.0.1:8377/", "http://127.0.0.1:8377/ab/in/", "http://127.0.0.1:8377/a b/", "http://:1/ab/",
    "http://127.0.0.1:8377/ab\r\nHost: x/",
  ])
  func othersAreNone(text: String) {
    #expect(StreamAddress(text) == nil)
  }
}

@Suite("What the server answers to an app")
struct StreamAnswerTests {
  private func answer(_ text: String) -> StreamAnswer? { StreamAnswer(Array(text.utf8)) }

  @Test func itIsReadOnceItIsWhole() {
    let text = "HTTP/1.1 409 Conflict\r\nContent-Length: 12\r\n\r\n{\"have\":700}"
    #expect(answer(text)?.status == 409 && answer(text)?.have == 700)
    for end in 0..<text.utf8.count { #expect(StreamAnswer(Array(text.utf8.prefix(end))) == nil) }
  }

  @Test func oneWithoutABodyHasNoNumber() {
    #expect(answer("HTTP/1.1 410 Gone\r\n\r\n")?.status == 410)
    #expect(answer("HTTP/1.1 410 Gone\r\n\r\n")?.have == nil)
  }

  @Test func whatIsNoHTTPHasNoStatus() {
    #expect(answer("hello\r\n\r\n")?.status == 0)
  }
}
