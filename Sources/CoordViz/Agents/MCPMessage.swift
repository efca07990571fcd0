import Foundation

struct MCPMessage {
  let method: String?
  /// Nil for a notification.
  let id: Any?
  let parameters: [String: Any]

  init(_ json: Any) {
    let values = json as? [String: Any] ?? [:]
    (method, id) = (values["method"] as? String, values["id"])
    parameters = values["params"] as? [String: Any] ?? [:]
  }

  /// The versions of the protocol in which all that is sent here means the same; the newest is first.
  static let versions = ["2025-06-18", versionWithBatches, "2024-11-05"]
  static let versionWithBatches = "2025-03-26"

  /// The version that a client asks for, or the newest.
  static func version(for parameters: [String: Any]) -> String {
    let asked = parameters["protocolVersion"] as? String ?? ""
    return versions.contains(asked) ? asked : versions[0]
  }

  static func greeting(_ version: String) -> [String: Any] {
    [
      "protocolVersion": version,
      "capabilities": ["tools": [String: Any]()],
      "serverInfo": ["name": "coordviz", "version": Version.current],
      "instructions":
        "Ask for the hierarchy first. Edges marked 'possibly' and lines with 'unknown' are not certain.",
    ]
  }

  static func success(_ result: [String: Any], id: Any) -> String {
    text(["jsonrpc": "2.0", "id": id, "result": result])
  }

  static func failure(_ code: Int, _ message: String, id: Any) -> String {
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
  var json: [String: Any] {
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
