/// Decides who may use the server: its own pages, and programs that know its token.
struct RequestCheck {
  /// The largest body, in bytes.
  static let largestBody = 4 << 20

  let token: AccessToken
  /// The server's names in browsers and apps: `127.0.0.1:8377`.
  let hosts: Set<String>

  init(token: AccessToken, host: String, port: UInt16) {
    self.token = token
    let names = host == "127.0.0.1" ? [host, "localhost"] : [host]
    hosts = Set(names.map { "\($0):\(port)" })
  }

  /// The requested path, without the token.
  ///
  /// - Parameters:
  ///   - path: The path of the request.
  ///   - header: The value of a header, by its name.
  func allowed(
    method: String,
    path: String,
    header: (String) -> String?
  ) throws(Refusal) -> [Substring] {
    // A page of another site can have the browser resolve its own name to this machine.
    guard let host = header("Host"), hosts.contains(host.lowercased()) else { throw .foreignHost }
    if let origin = header("Origin"), !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) {
      throw .foreignOrigin
    }
    guard method == "GET" || method == "POST" else { throw .wrongMethod }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
    .dropFirst()
    guard let first = parts.first, token.matches(first) else { throw .wrongToken }
    return Array(parts.dropFirst())
  }

  /// Whether a body may be read.
  static func checkBody(length: String?) throws(Refusal) {
    guard let length else { throw .noLength }
    guard let count = Int(length), count >= 0 else { throw .malformed }
    guard count <= largestBody else { throw .tooLarge }
  }
}
