#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A connection to `coordviz serve`, for one request after another. Only the queue of a ``RecordingStream`` uses it.
final class StreamConnection {
  private static let timeout = 5
  private static let longestAnswer = 1 << 16

  private let address: StreamAddress
  private var descriptor: Int32 = -1

  init(to address: StreamAddress) { self.address = address }

  deinit { end() }

  func end() {
    if descriptor >= 0 { _ = close(descriptor) }
    descriptor = -1
  }

  /// Sends lines and waits for the answer; nil if the server is not reachable.
  func post(_ lines: [UInt8], to path: String) -> StreamAnswer? {
    guard descriptor >= 0 || establish() else { return nil }
    let head = """
      POST \(path) HTTP/1.1\r
      Host: \(address.host):\(address.port)\r
      Content-Type: application/jsonl\r
      Content-Length: \(lines.count)\r
      Connection: keep-alive\r
      \r

      """
    guard transmit(Array(head.utf8) + lines), let answer = awaitAnswer() else {
      end()
      return nil
    }
    return answer
  }
}

// MARK: - Sockets

extension StreamConnection {
  private func establish() -> Bool {
    var hints = addrinfo()
    hints.ai_socktype = Self.streamType
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, address.port, &hints, &list) == 0 else { return false }
    defer { freeaddrinfo(list) }
    var next = list
    while let info = next {
      if establish(to: info.pointee) { return true }
      next = info.pointee.ai_next
    }
    return false
  }

  private func establish(to info: addrinfo) -> Bool {
    descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    guard descriptor >= 0 else { return false }
    var time = timeval(tv_sec: Self.timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    // A child process of the app must not keep the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 { return true }
    end()
    return false
  }

  private func transmit(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.flags) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  private func awaitAnswer() -> StreamAnswer? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while bytes.count < Self.longestAnswer {
      let count = recv(descriptor, &part, part.count, 0)
      guard count > 0 else { return nil }
      bytes += part[..<count]
      if let answer = StreamAnswer(bytes) { return answer }
    }
    return nil
  }

  // A closed connection must not end the app by SIGPIPE.
  #if canImport(Darwin)
    private static let flags: Int32 = 0
    private static let streamType = SOCK_STREAM
  #elseif canImport(Glibc)
    private static let flags = Int32(MSG_NOSIGNAL)
    private static let streamType = Int32(SOCK_STREAM.rawValue)
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
    private static let streamType = SOCK_STREAM
  #endif
}

/// Where `coordviz serve` listens, as it prints it: `http://127.0.0.1:8377/TOKEN/`.
struct StreamAddress: Equatable, Sendable {
  let host: String
  let port: String
  let token: String

  /// Parses an address that `coordviz serve` printed; nil for other texts.
  init?(_ text: String) {
    let scheme = "http://"
    guard text.hasPrefix(scheme) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: "/")
    guard parts.count == 2, let colon = parts[0].lastIndex(of: ":") else { return nil }
    host = String(parts[0][..<colon])
    port = String(parts[0][parts[0].index(after: colon)...])
    token = String(parts[1])
    guard !host.isEmpty, UInt16(port) != nil, token.utf8.allSatisfy(\.isHexDigit) else { return nil }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}

/// The answer of `coordviz serve` to lines that were sent.
struct StreamAnswer: Equatable {
  /// The status of HTTP: 200, 409 to send again from another line, 410 to stop.
  let status: Int
  /// The number of lines that the server has, if the answer contains it.
  let have: Int?

  /// Parses a complete answer; nil while a part is missing.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let newline: Character = "\r\n"
    var lines = text.split(separator: newline, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), let end = lines.firstIndex(of: ""), end < lines.endIndex - 1 else {
      return nil
    }
    let body = lines[(end + 1)...].joined(separator: "\r\n")
    let head = lines[..<end].joined(separator: " ").lowercased()
    guard body.utf8.count >= Self.number(after: "content-length:", in: head) ?? 0 else { return nil }
    let words = first.split(separator: " ")
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    have = Self.number(after: "\"have\":", in: body)
  }

  private static func number(after key: String, in text: String) -> Int? {
    // Searches for texts came to the standard library with iOS 16.
    var rest = Substring(text)
    while !rest.isEmpty, !rest.hasPrefix(key) { rest = rest.dropFirst() }
    return Int(rest.dropFirst(key.count).drop { $0 == " " }.prefix { $0.isNumber })
  }
}
