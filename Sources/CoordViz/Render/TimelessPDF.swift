/// PDF without its creation time, so that equal graphs give equal files.
enum TimelessPDF {
  private static let key = Array("/CreationDate (D:".utf8)
  private static let date = Array("20000101000000".utf8)

  /// The same document with a fixed date of the same length, because the document's table of contents stores
  /// byte offsets.
  static func bytes(of document: [UInt8]) -> [UInt8] {
    // Graphviz's PDF ends with its dates: looking from there on is quick, and never meets a picture's bytes.
    guard let start = lastPlace(of: key, in: document) else { return document }
    var bytes = document
    var rest = date[...]
    let dated = document[(start + key.count)...].prefix { $0 != UInt8(ascii: ")") }
    for place in dated.indices where isDigit(document[place]) {
      bytes[place] = rest.popFirst() ?? UInt8(ascii: "0")
    }
    return bytes
  }

  private static func lastPlace(of part: [UInt8], in whole: [UInt8]) -> Int? {
    guard whole.count >= part.count else { return nil }
    return (0...(whole.count - part.count)).last { whole[$0...].starts(with: part) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
