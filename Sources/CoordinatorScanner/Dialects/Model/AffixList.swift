/// Words that names start or end with. Most names differ from all of them in the first letter that is compared.
struct AffixList: ExpressibleByArrayLiteral, Sendable {
  private let words: [[UInt8]]

  init(arrayLiteral words: String...) {
    self.words = words.map { Array($0.utf8) }
  }

  /// Whether a name starts with one of them.
  func hasStart(of name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in words.contains { name.starts(with: $0) } }
  }

  /// Whether a name ends with one of them.
  func hasEnd(of name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      words.contains { word in
        word.count <= name.count && name.last == word.last && name.suffix(word.count).elementsEqual(word)
      }
    }
  }
}
