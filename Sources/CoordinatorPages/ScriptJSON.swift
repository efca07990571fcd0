import Foundation

/// Values as JSON that is safe in a script element or a script file.
enum ScriptJSON {
  /// The value with its keys in order. No text in it ends the element or opens a comment, and none of its characters ends a
  /// line of a script.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Values of strings, numbers and lists have a JSON text always.
    return escaped([UInt8]((try? encoder.encode(value)) ?? Data("null".utf8)))
  }

  /// A text of JSON in the same way.
  static func escaped(_ json: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        text += "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
      // Two hashes may start a command of a build server.
      case "#" where text.unicodeScalars.last == "#": text += "\\u0023"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
