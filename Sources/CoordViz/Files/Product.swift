import Foundation

/// Bytes that may leave the program: to a stream, a file or a browser. Nothing else does.
struct Product {
  let bytes: [UInt8]
  let warnings: [String]
  /// The layout that was chosen for a picture, in words.
  let layout: String?

  /// What is left of the bytes by the rule for their content.
  init(bytes: [UInt8], as content: Content, warnings: [String] = [], layout: String? = nil) {
    (self.bytes, self.warnings, self.layout) = (content.safe(bytes), warnings, layout)
  }

  init(text: String, as content: Content, warnings: [String] = [], layout: String? = nil) {
    self.init(bytes: Array(text.utf8), as: content, warnings: warnings, layout: layout)
  }

  /// A value as JSON for programs, its keys sorted.
  init(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    self.init(bytes: Array(try encoder.encode(value)) + [0x0A], as: .json)
  }
}
