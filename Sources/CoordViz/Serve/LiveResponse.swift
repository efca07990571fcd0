import FlyingFox
import FlyingSocks
import Foundation

/// Answers of the server. All of them keep browsers from showing, guessing and remembering more than they should.
enum LiveResponse {
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static func product(_ product: Product, _ type: String) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers(type), body: Data(product.bytes))
  }

  static func events(_ feed: EventFeed) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: headers("text/event-stream"),
      body: HTTPBodySequence(from: feed)
    )
  }

  static func refusal(_ refusal: Refusal) -> HTTPResponse {
    var headers = headers("text/plain; charset=utf-8")
    if refusal == .wrongMethod { headers[HTTPHeader("Allow")] = "GET, POST" }
    let status = HTTPStatusCode(refusal.status, phrase: "Refused")
    return HTTPResponse(statusCode: status, headers: headers, body: Data("error: \(refusal.words)\n".utf8))
  }

  static func reply(_ reply: RunStore.Reply) -> HTTPResponse {
    switch reply {
    case .have(let count): json("{\"have\":\(count)}", .ok)
    case .resend(let count): json("{\"have\":\(count)}", HTTPStatusCode(409, phrase: "Conflict"))
    case .stop: refusal(.noPushes)
    }
  }

  private static func json(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers("application/json"), body: Data(text.utf8))
  }

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type,
      HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("Content-Security-Policy"): policy,
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("X-Frame-Options"): "DENY",
    ]
  }
}
