/// A heading of a Markdown text.
struct Heading {
  let level: Int
  /// Its words, without marks.
  let words: String
  let line: Int

  /// A heading whose words are in a text, with marks around them or not: `## Words ##`.
  init(level: Int, _ text: MarkdownLine, line: Int) {
    let words = text.string.drop { $0 == "#" }.trimmed
    let closing = words.reversed().prefix { $0 == "#" }.count
    (self.level, self.words, self.line) = (level, words.dropLast(closing).bare, line)
  }

  func isNamed(_ name: String) -> Bool {
    words.lowercased() == name.drop { $0 == "#" }.bare.lowercased()
  }
}

extension StringProtocol {
  /// The text without the marks that make it bold, slanted or code, and without white space at its ends.
  var bare: String {
    let shown = String(filter { !"*`".contains($0) })
    return String(shown.trimmed)
  }
}
