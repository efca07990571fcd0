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
      do {
        try Descriptor.standardOutput.writeAll(Product(text: reply + "\n", as: .json).bytes)
      } catch {
        throw error.code == EPIPE ? .readerLeft : .unwritable(place: "stdout", error)
      }
    }
  }

  /// The reply to a message; nil for a notification.
  private func reply(to line: String) -> String? {
    guard let message = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
    else {
      return Self.failure(-32700, "this is no JSON", id: NSNull())
    }
    guard let message = message as? [String: Any], let method = message["method"] as? String else {
      // A reply to a question that was never asked, or no message at all.
      return Self.failure(-32600, "this is no request", id: NSNull())
    }
    guard let id = message["id"] else { return nil }
    guard id is String || id is NSNumber else {
      return Self.failure(-32600, "the id is no text and no number", id: NSNull())
    }
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch method {
    case "initialize": return Self.success(Self.greeting(parameters), id: id)
    case "ping": return Self.success([:], id: id)
    case "tools/list": return Self.success(["tools": MCPTools.all.map(\.json)], id: id)
    case "tools/call": return call(parameters, id: id)
    default: return Self.failure(-32601, "there is no method '\(method)'", id: id)
    }
  }

  private func call(_ parameters: [String: Any], id: Any) -> String {
    guard let name = parameters["name"] as? String, let tool = MCPTools.all.first(where: { $0.name == name })
    else {
      let names = MCPTools.all.map(\.name).joined(separator: ", ")
      return Self.failure(-32602, "there is no such tool; choose one of \(names)", id: id)
    }
    let values = parameters["arguments"] as? [String: Any] ?? [:]
    let answer = tools.answer(tool, values.compactMapValues { $0 is NSNull ? nil : "\($0)" })
    return Self.success(
      ["content": [["type": "text", "text": answer.text]], "isError": answer.isError],
      id: id
    )
  }

  /// The versions of the protocol in which all that is sent here means the same; the newest is first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private static func greeting(_ parameters: [String: Any]) -> [String: Any] {
    let asked = parameters["protocolVersion"] as? String ?? ""
    return [
      "protocolVersion": versions.contains(asked) ? asked : versions[0],
      "capabilities": ["tools": [String: Any]()],
      "serverInfo": ["name": "coordviz", "version": Version.current],
      "instructions":
        "Ask for the hierarchy first. Edges marked 'possibly' and lines with 'unknown' are not certain.",
    ]
  }

  private static func success(_ result: [String: Any], id: Any) -> String {
    text(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private static func failure(_ code: Int, _ message: String, id: Any) -> String {
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
  /// The tool as a client lists it.
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
