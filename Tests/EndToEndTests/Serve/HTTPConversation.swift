import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What a server answered.
struct HTTPAnswer {
  let status: Int
  let head: String
  let body: String
}

/// A connection over which a test says exactly what it wants to, right or wrong.
final class HTTPConversation {
  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Connects to a port of this machine.
  init(host: String = "127.0.0.1", port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var time = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard descriptor >= 0, result == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  func say(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      #if canImport(Glibc)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// Sends a request, and reads the answer to its end.
  func ask(_ line: String, _ head: [String], _ body: String = "") throws -> HTTPAnswer {
    say(([line] + head).joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try answer()
  }

  /// Reads until a text came; false when the connection ends before, or half a minute has passed.
  func hear(_ text: String) -> Bool {
    let end = Date().addingTimeInterval(30)
    while !String(decoding: received, as: UTF8.self).contains(text) {
      // Heartbeats keep the connection from falling silent.
      if Date() > end || !receive() { return false }
    }
    return true
  }

  /// All that came so far.
  var heard: String { String(decoding: received, as: UTF8.self) }

  private func answer() throws -> HTTPAnswer {
    guard hear("\r\n\r\n") else { throw POSIXError(.ECONNRESET) }
    let head = heard.components(separatedBy: "\r\n\r\n")[0]
    let length =
      head.components(separatedBy: "\r\n").lazy
      .filter { $0.lowercased().hasPrefix("content-length:") }
      .compactMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) }.first
      ?? 0
    while received.count < head.utf8.count + 4 + length, receive() {}
    let body = String(decoding: received.dropFirst(head.utf8.count + 4), as: UTF8.self)
    return HTTPAnswer(status: Int(head.split(separator: " ")[1]) ?? 0, head: head, body: body)
  }

  private func receive() -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &part, part.count, 0)
    guard count > 0 else { return false }
    received += part[..<count]
    return true
  }
}
