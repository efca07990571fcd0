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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 16)
    for (place, byte) in json.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      // Two hashes may start a command of a build server.
      case UInt8(ascii: "#") where json[..<place].last == byte: bytes += "\\u0023".utf8
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      case 0xA8 where json[..<place].suffix(2).elementsEqual([0xE2, 0x80]):
        bytes.replaceSubrange((bytes.count - 2)..., with: "\\u2028".utf8)
      case 0xA9 where json[..<place].suffix(2).elementsEqual([0xE2, 0x80]):
        bytes.replaceSubrange((bytes.count - 2)..., with: "\\u2029".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
