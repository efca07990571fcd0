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
