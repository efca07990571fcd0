import Foundation

/// Values as JSON on one line, with their keys in order.
enum CompactJSON {
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Values of strings, numbers and lists have a JSON text always.
    return (try? encoder.encode(value)).map(Array.init) ?? Array("null".utf8)
  }
}
