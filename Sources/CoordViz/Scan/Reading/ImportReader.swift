/// The modules that a file imports before its first line of code. Imports under `#if` do not count: apps have code for
/// tests there.
struct ImportReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0
  private var isInComment = false
  /// How many `#if` are around the line.
  private var depth = 0
  /// Whether the last import was one of `@testable` code.
  private(set) var isTestable = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> String? {
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[place..<end].trimmed
      place = end + 1
      if isInComment || line.starts(with: "/*") {
        isInComment = !line.contains("*/")
        continue
      }
      if line.starts(with: "#if") { depth += 1 }
      if line.starts(with: "#endif") { depth -= 1 }
      if line.isEmpty || line.starts(with: "//") || line.starts(with: "#") || line.starts(with: "\u{FEFF}") {
        continue
      }
      guard let module = Self.module(of: line) else {
        place = bytes.count
        return nil
      }
      if depth > 0 { continue }
      isTestable = line.contains("@testable")
      return module
    }
    return nil
  }

  /// `Testing` of `@_exported import struct Testing.Tag`; nil for a line that is no import.
  private static func module(of line: ArraySlice<UInt8>) -> String? {
    var rest = line
    while let word = rest.popWord(), !word.elementsEqual("import".utf8) {
      if !isModifier(word) { return nil }
    }
    while let word = rest.popWord() {
      let name = String(decoding: word.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
      if !kinds.contains(name) { return name }
    }
    return nil
  }

  private static func isModifier(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: "@") || modifiers.contains(String(decoding: word, as: UTF8.self))
  }

  private static let modifiers: Set = ["public", "internal", "private", "fileprivate", "package"]
  private static let kinds: Set = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
}

extension ArraySlice<UInt8> {
  /// Without the spaces around it.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = drop { $0.isSpace }
    return start.lastIndex { !$0.isSpace }.map { start[...$0] } ?? start
  }

  fileprivate mutating func popWord() -> ArraySlice<UInt8>? {
    let start = drop { $0.isSpace || $0 == UInt8(ascii: ";") }
    let word = start.prefix { !$0.isSpace && $0 != UInt8(ascii: ";") }
    self = self[word.endIndex...]
    return word.isEmpty ? nil : word
  }

  fileprivate func starts(with text: String) -> Bool {
    first == text.utf8.first && starts(with: text.utf8)
  }

  fileprivate func contains(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text) }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self >= UInt8(ascii: "\t") && self <= UInt8(ascii: "\r")
  }
}
