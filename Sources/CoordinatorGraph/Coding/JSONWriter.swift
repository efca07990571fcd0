/// Writes JSON in exactly one form, with the same bytes on every machine: indented by two spaces, or all on
/// one line. Linear time.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private let isOnOneLine: Bool

  package init(isOnOneLine: Bool = false) {
    self.isOnOneLine = isOnOneLine
  }

  package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    begin("[")
    for element in elements {
      startItem()
      write(&self, element)
    }
    end("]")
  }

  /// Starts a member; its value comes next. Keys need no escapes and must come in order.
  package mutating func key(_ key: StaticString) {
    startItem()
    append("\"")
    append(key)
    append("\": ")
  }

  package mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  package mutating func truth(_ truth: Bool) { append(truth ? "true" : "false") }

  package mutating func endDocument() {
    append("\n")
  }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ part: UnsafeBufferPointer<UInt8>.SubSequence) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: part))
  }

  package mutating func begin(_ open: StaticString) {
    append(open)
    depth += 1
    isFirst = true
  }

  package mutating func end(_ close: StaticString) {
    depth -= 1
    if !isFirst { startLine() }
    isFirst = false
    append(close)
  }

  mutating func startItem() {
    if !isFirst { append(",") }
    isFirst = false
    startLine()
  }

  private mutating func startLine() {
    if isOnOneLine { return }
    append("\n")
    for _ in 0..<depth { append("  ") }
  }
}

// MARK: - Text

extension JSONWriter {
  /// Text between quotes. It escapes control characters, the line separators of JavaScript and the second of
  /// two hashes; everything else is UTF-8.
  package mutating func string(_ text: String) {
    var text = text
    append("\"")
    text.withUTF8 { escape($0) }
    append("\"")
  }

  /// Copies text without escapes in runs.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var next = 0
    while next < text.count {
      let length = Self.lengthToEscape(text, at: next)
      if length > 0 {
        append(text[start..<next])
        escape(text, at: next, length: length)
        start = next + length
      }
      next += max(length, 1)
    }
    append(text[start...])
  }

  /// The number of bytes from a position that form a character to escape; 0 if none.
  @inline(__always)
  private static func lengthToEscape(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    switch text[position] {
    // Two hashes may start a command to a build server's runner, anywhere in a line of its log.
    case 0x23 where position > 0 && text[position - 1] == 0x23: 1
    case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E: 0
    case 0x00...0x7F: 1
    case 0xC2 where text[position + 1] < 0xA0: 2
    case 0xE2 where text[position + 1] == 0x80 && (0xA8...0xA9).contains(text[position + 2]): 3
    default: 0
    }
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, at position: Int, length: Int) {
    switch text[position] {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case let byte where length == 1: escape(code: UInt16(byte))
    case _ where length == 2: escape(code: UInt16(text[position + 1]))
    default: escape(code: 0x2000 + UInt16(text[position + 2] & 0x3F))
    }
  }

  private mutating func escape(code: UInt16) {
    let digits = String(code, radix: 16)
    let padded = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    padded.utf8.forEach { append($0) }
  }
}
