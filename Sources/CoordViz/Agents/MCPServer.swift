import Foundation

/// The Model Context Protocol over stdin and stdout: a JSON-RPC message a line, answered one after the other.
///
/// It has tools and nothing else. Versions of the protocol without a handshake work as well: no call needs one before.
/// Source: https://modelcontextprotocol.io/specification/2025-06-18.
struct MCPServer {
  let tools: MCPTools

  /// Answers until stdin ends.
  func serve() throws(CommandError) {
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace), let reply = reply(to: line) else { continue }
      let product = Product(text: reply + "\n", as: .json)
      try Output.standardOutput.write(product, reportingTo: Diagnostics())
    }
  }

  private func reply(to line: String) -> String? {
    guard let json = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
    else { return Self.failure(-32700, "this is no JSON") }
    // Batches are a part of one version, and no harm in others.
    guard let batch = json as? [Any], !batch.isEmpty else { return reply(to: json) }
    let replies = batch.compactMap { reply(to: $0) }
    return replies.isEmpty ? nil : "[\(replies.joined(separator: ","))]"
  }

  /// The reply to a message; nil for a notification.
  private func reply(to message: Any) -> String? {
    guard let values = message as? [String: Any], let method = values["method"] as? String else {
      // A reply to a question that was never asked, or no message at all.
      return Self.failure(-32600, "this is no request")
    }
    guard let id = values["id"] else { return nil }
    guard id is String || id is NSNumber else {
      return Self.failure(-32600, "the id is no text and no number")
    }
    let parameters = values["params"] as? [String: Any] ?? [:]
    if method == "tools/call" { return called(parameters, id: id) }
    guard let result = Self.result(of: method, parameters) else {
      return Self.failure(-32601, "there is no method '\(method)'", id: id)
    }
    return Self.success(result, id: id)
  }

  private func called(_ parameters: [String: Any], id: Any) -> String {
    guard let name = parameters["name"] as? String, let tool = MCPTools.all.first(where: { $0.name == name })
    else {
      let names = MCPTools.all.map(\.name).joined(separator: ", ")
      return Self.failure(-32602, "there is no such tool; choose one of \(names)", id: id)
    }
    let values = parameters["arguments"] as? [String: Any] ?? [:]
    let answer = tools.answer(tool, values.compactMapValues { $0 is NSNull ? nil : "\($0)" })
    let content = [["type": "text", "text": answer.text]]
    return Self.success(["content": content, "isError": answer.isError], id: id)
  }
}

extension MCPServer {
  /// The versions of the protocol in which all that is sent here means the same; the newest is first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private static func result(of method: String, _ parameters: [String: Any]) -> [String: Any]? {
    switch method {
    case "initialize": greeting(parameters["protocolVersion"] as? String ?? "")
    case "ping": [:]
    case "tools/list": ["tools": MCPTools.all.map(\.json)]
    // Some clients ask for these lists although the server has none, and drop a server that answers with an error.
    case "resources/list": ["resources": [Any]()]
    case "resources/templates/list": ["resourceTemplates": [Any]()]
    case "prompts/list": ["prompts": [Any]()]
    default: nil
    }
  }

  /// The answer to the first message, in the version that the client asks for, or the newest.
  private static func greeting(_ version: String) -> [String: Any] {
    [
      "protocolVersion": versions.contains(version) ? version : versions[0],
      "capabilities": ["tools": [String: Any]()],
      "serverInfo": ["name": "coordviz", "version": Version.current],
      "instructions":
        "Ask for the hierarchy first. Edges marked 'possibly' and lines with 'unknown' are not certain.",
    ]
  }

  private static func success(_ result: [String: Any], id: Any) -> String {
    text(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private static func failure(_ code: Int, _ message: String, id: Any = NSNull()) -> String {
    text(["jsonrpc": "2.0", "id": id, "error": ["code": code, "message": message]])
  }

  private static func text(_ message: [String: Any]) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    // All values were made here, or read from JSON.
    let bytes = (try? JSONSerialization.data(withJSONObject: message, options: options)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MCPTools.Tool {
  fileprivate var json: [String: Any] {
    let properties = parameters.map { parameter in
      (parameter.name, ["type": parameter.isNumber ? "integer" : "string", "description": parameter.summary])
    }
    return [
      "name": name,
      "description": summary,
      "inputSchema": [
        "type": "object",
        "properties": Dictionary(uniqueKeysWithValues: properties),
        "required": parameters.filter(\.isRequired).map(\.name),
        "additionalProperties": false,
      ] as [String: Any],
      "annotations": ["readOnlyHint": true],
    ]
  }
}
