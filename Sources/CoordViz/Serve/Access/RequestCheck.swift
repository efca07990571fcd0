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

/// The secret part of the server's address: 128 random bits, as 32 hexadecimal digits.
struct AccessToken: Equatable {
  let text: String

  init() {
    let digits = Array("0123456789abcdef")
    var generator = SystemRandomNumberGenerator()
    text = String((0..<32).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
  }

  /// One that was chosen; nil unless it has at least 128 bits in hexadecimal digits.
  init?(_ text: String) {
    let digits = Set("0123456789abcdef")
    guard (32...128).contains(text.count), text.allSatisfy(digits.contains) else { return nil }
    self.text = text
  }

  /// Whether a text is the token. The comparison takes constant time, so that its duration reveals nothing.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, others) = (Array(text.utf8), Array(other.utf8))
    guard own.count == others.count else { return false }
    return zip(own, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Why the server refuses a request.
enum Refusal: Error, Equatable, CaseIterable {
  case foreignHost, foreignOrigin, wrongMethod, wrongToken, noSuchPage, noLength, tooLarge, tooManyPages,
    noPushes, malformed, noEditor

  var status: Int {
    switch self {
    case .foreignHost, .foreignOrigin, .wrongToken: 403
    case .noSuchPage: 404
    case .wrongMethod: 405
    case .noPushes: 410
    case .noLength: 411
    case .tooLarge: 413
    case .tooManyPages: 503
    case .malformed: 400
    case .noEditor: 501
    }
  }

  /// One line for the client.
  var words: String {
    switch self {
    case .foreignHost: "the Host header names another server; use the address that coordviz serve printed"
    case .foreignOrigin: "the request comes from another site; only the page of coordviz serve is allowed"
    case .wrongMethod: "this address needs another HTTP method"
    case .wrongToken: "the token is missing or wrong; use the address that coordviz serve printed"
    case .noSuchPage: "this address does not exist"
    case .noLength: "Content-Length is missing"
    case .tooLarge: "the body has more than 4 MiB; send fewer lines at once"
    case .tooManyPages: "too many pages are open; close one"
    case .noPushes: "the run has ended, or this server follows a file; stop sending"
    case .noEditor: "neither xed of Xcode nor code of VS Code is in PATH"
    case .malformed: "the lines or the parameters cannot be read; see docs/reference/live-protocol.md"
    }
  }
}
