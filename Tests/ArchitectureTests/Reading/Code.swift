/// Tells code from comments and strings.
///
/// Comments become spaces. A byte of a string becomes `_`, an escape one `_`, and what stands in an
/// interpolation stays, since it is code. Lines stay where they are.
enum Code {
  static func only(of text: String) -> String {
    var reader = Reader(Array(text.utf8))
    reader.readCode(until: nil)
    return String(decoding: reader.made, as: UTF8.self)
  }

  private struct Reader {
    private static let newline = UInt8(ascii: "\n")

    let text: [UInt8]
    var place = 0
    var made: [UInt8] = []

    init(_ text: [UInt8]) { self.text = text }

    mutating func readCode(until end: UInt8?) {
      var depth = 0
      while place < text.count {
        if starts("//") { skipLine(); continue }
        if starts("/*") { skipBlock(); continue }
        if let hashes = stringStart() { readString(hashes: hashes); continue }
        if end != nil, text[place] == UInt8(ascii: "(") { depth += 1 }
        if let end, text[place] == end {
          depth -= 1
          if depth == 0 { keep(1); return }
        }
        keep(1)
      }
    }

    private func starts(_ word: String, at offset: Int = 0) -> Bool {
      text[min(place + offset, text.count)...].starts(with: word.utf8)
    }

    private mutating func keep(_ count: Int) {
      made += text[place..<min(place + count, text.count)]
      place += count
    }

    private mutating func blank(_ count: Int, as sign: UInt8) {
      for byte in text[place..<min(place + count, text.count)] {
        made.append(byte == Self.newline ? byte : sign)
      }
      place += count
    }

    private mutating func skipLine() {
      while place < text.count, text[place] != Self.newline { blank(1, as: UInt8(ascii: " ")) }
    }

    private mutating func skipBlock() {
      var depth = 0
      repeat {
        if starts("/*") {
          depth += 1; blank(2, as: UInt8(ascii: " "))
        } else if starts("*/") {
          depth -= 1; blank(2, as: UInt8(ascii: " "))
        } else {
          blank(1, as: UInt8(ascii: " "))
        }
      } while depth > 0 && place < text.count
    }

    /// How many `#` stand before the quote here, or nil when no string starts here.
    private func stringStart() -> Int? {
      let hashes = text[place...].prefix { $0 == UInt8(ascii: "#") }.count
      return starts("\"", at: hashes) ? hashes : nil
    }

    private mutating func readString(hashes: Int) {
      let quote = starts("\"\"\"", at: hashes) ? "\"\"\"" : "\""
      let fence = String(repeating: "#", count: hashes)
      keep(hashes + quote.count)
      while place < text.count {
        if starts(quote + fence) { keep(quote.count + hashes); return }
        if starts("\\" + fence + "(") { place += hashes + 1; readCode(until: UInt8(ascii: ")")); continue }
        if starts("\\" + fence) { readEscape(after: hashes + 1); continue }
        blank(1, as: UInt8(ascii: "_"))
      }
    }

    private mutating func readEscape(after length: Int) {
      place += length
      if starts("u{") { while place < text.count, text[place] != UInt8(ascii: "}") { place += 1 } }
      blank(1, as: UInt8(ascii: "_"))
    }
  }
}
