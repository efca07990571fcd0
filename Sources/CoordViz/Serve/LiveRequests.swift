import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages
import FlyingFox
import Foundation

/// Answers the requests to the server.
struct LiveRequests: HTTPHandler {
  let gate: Gate
  let store: RunStore
  let seats: FeedSeats
  let takesPushes: Bool
  /// Whether pages may open files of the scan in an editor.
  let opensSource: Bool

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      guard let check = gate.check else { throw Refusal.foreignHost }
      let path = try check.allowed(
        method: request.method.rawValue,
        path: request.target.path(),
        header: { request.headers[HTTPHeader($0)] }
      )
      return try await answer(to: request, path)
    } catch let refusal as Refusal {
      return LiveResponse.refusal(refusal)
    }
  }

  private func answer(to request: HTTPRequest, _ path: [Substring]) async throws -> HTTPResponse {
    if path.first == "in" {
      guard request.method == .POST else { throw Refusal.wrongMethod }
      return try await response(to: request, path)
    }
    if path == ["open"] { return try await open(request) }
    guard request.method == .GET else { throw Refusal.wrongMethod }
    switch path {
    case [""]:
      let page = Product(text: LivePage.html(opensSource: opensSource), as: .markup)
      return LiveResponse.product(page, "text/html; charset=utf-8")
    case ["live.js"]:
      return LiveResponse.product(
        Product(text: LivePage.script, as: .bytes),
        "text/javascript; charset=utf-8"
      )
    case ["icon.svg"]: return LiveResponse.product(Product(text: LivePage.icon, as: .markup), "image/svg+xml")
    case ["live.css"]:
      return LiveResponse.product(Product(text: LivePage.style, as: .bytes), "text/css; charset=utf-8")
    case ["events"]: return try await events(request)
    case ["snapshot.json"]:
      let json = Product(bytes: try await tree(request).jsonBytes(), as: .json)
      return LiveResponse.product(json, "application/json")
    case ["tree.mmd"]:
      let text = Product(text: try await mermaid(request), as: .text)
      return LiveResponse.product(text, "text/plain; charset=utf-8")
    default: throw Refusal.noSuchPage
    }
  }
}

// MARK: - Lines that apps send

extension LiveRequests {
  /// The numbers of lines that a run may have: a sum of two does not overflow.
  private static let lineNumbers = 1...1 << 53

  private func response(to request: HTTPRequest, _ path: [Substring]) async throws -> HTTPResponse {
    guard takesPushes else { throw Refusal.noPushes }
    guard path.count == 2, (1...64).contains(path[1].utf8.count), path[1].utf8.allSatisfy(\.isNameByte),
      let first = request.number("from"), Self.lineNumbers.contains(first)
    else { throw Refusal.malformed }
    try RequestCheck.checkBody(length: request.headers[.contentLength])
    let oldest = request.number("oldest") ?? 1
    let bytes = Array(try await request.bodyData)
    do {
      return try await LiveResponse.reply(
        store.add(bytes, to: String(path[1]), from: first, oldest: oldest)
      )
    } catch is UnreadableLine {
      throw Refusal.malformed
    }
  }
}

// MARK: - What pages ask for

extension LiveRequests {
  /// Opens a line of a file of the scan in the editor of this machine.
  private func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .POST else { throw Refusal.wrongMethod }
    try RequestCheck.checkBody(length: request.headers[.contentLength])
    guard opensSource, let file = request.value("file"), let place = await store.openable[file] else {
      throw Refusal.noSuchPage
    }
    guard let line = request.number("line"), (1...1 << 31).contains(line) else { throw Refusal.malformed }
    guard Editor.open(place, line: line) else { throw Refusal.noEditor }
    return LiveResponse.product(Product(text: "{}", as: .json), "application/json")
  }

  private func events(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let seat = seats.take() else { throw Refusal.tooManyPages }
    let known = request.headers[HTTPHeader("Last-Event-ID")] ?? request.value("after") ?? ""
    // The numbers of another server mean nothing here: the page then gets all lines, and skips those that it
    // has.
    let parts = known.split(separator: "-")
    let last = parts.count == 2 && parts[0] == store.epoch ? Int(parts[1]) ?? 0 : 0
    return LiveResponse.events(
      EventFeed(store: store, last: min(max(last, 0), await store.sequence), seat: seat)
    )
  }

  private func tree(_ request: HTTPRequest) async throws -> Snapshot {
    guard let tree = await store.tree(of: request.value("run"), at: request.number("at")) else {
      throw Refusal.noSuchPage
    }
    return tree
  }

  private func mermaid(_ request: HTTPRequest) async throws -> String {
    let graph = View.screens.part(of: try await tree(request).graph)
    return MermaidRenderer().render(graph)
  }
}

extension HTTPRequest {
  fileprivate func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

  fileprivate func number(_ name: String) -> Int? { value(name).flatMap { Int($0) } }
}

extension UInt8 {
  /// Whether the names of runs may have it: letters, digits, and hyphens.
  fileprivate var isNameByte: Bool {
    let character = Character(UnicodeScalar(self))
    return character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }
}
