/// Words that names may begin with. Most names differ from all of them in the first letter.
struct Beginnings: ExpressibleByArrayLiteral, Sendable {
  private let words: [[UInt8]]

  init(arrayLiteral words: String...) {
    self.words = words.map { Array($0.utf8) }
  }

  /// Whether a name begins with one of them.
  func begin(_ name: Name) -> Bool {
    var text = name.text
    return text.withUTF8 { text in words.contains { text.starts(with: $0) } }
  }
}
