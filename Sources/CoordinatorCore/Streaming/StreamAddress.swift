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
