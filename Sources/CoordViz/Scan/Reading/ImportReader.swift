/// The modules that a file imports before its first line of code.
struct ImportReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0
  private var isInComment = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> String? {
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let range = place..<end
      place = end + 1
      if !isInComment, isRemark(range) { continue }
      let line = String(decoding: bytes[range], as: UTF8.self).trimmed
      if isInComment || line.hasPrefix("/*") {
        isInComment = !line.contains("*/")
        continue
      }
      if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") || line.hasPrefix("\u{FEFF}") {
        continue
      }
      guard let module = Self.module(of: line) else {
        place = bytes.count
        return nil
      }
      return module
    }
    return nil
  }

  /// Whether a line starts with two slashes, as the heads of most files do; told without making a text of it.
  private func isRemark(_ line: Range<Int>) -> Bool {
    guard let start = bytes[line].firstIndex(where: { $0 != UInt8(ascii: " ") }), start + 1 < line.upperBound
    else {
      return false
    }
    return bytes[start] == UInt8(ascii: "/") && bytes[start + 1] == UInt8(ascii: "/")
  }

  /// `Testing` of `@_exported import struct Testing.Tag`; nil for a line that is no import.
  private static func module(of line: Substring) -> String? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
    guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy({ isModifier($0) }) else {
      return nil
    }
    let named = words[(place + 1)...].first { !kinds.contains($0) }
    return named.map { String($0.prefix { $0 != "." }) }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(word)
  }

  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}

extension String {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }
}
