/// A heading of a Markdown text.
struct Heading {
  let level: Int
  /// Its words, without marks.
  let words: String
  let line: Int

  /// Reads a heading from a line with marks: `## Words ##`.
  init?(_ line: MarkdownLine, number: Int) {
    let text = line.string
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    guard (1...6).contains(level), rest.first?.isWhitespace ?? true else { return nil }
    let closing = rest.trimmed.reversed().prefix { $0 == "#" }.count
    self.init(level: level, words: rest.trimmed.dropLast(closing).bare, line: number)
  }

  /// The heading that a line becomes by the `===` or `---` below it.
  init?(_ words: MarkdownLine, underlinedBy line: MarkdownLine, number: Int) {
    let marks = line.string.trimmed
    guard let mark = marks.first, mark == "=" || mark == "-", marks.allSatisfy({ $0 == mark }) else {
      return nil
    }
    guard words.first != nil, words.afterBullet == nil, words.quotes == line.quotes else { return nil }
    self.init(level: mark == "=" ? 1 : 2, words: words.string.bare, line: number)
  }

  private init(level: Int, words: String, line: Int) {
    (self.level, self.words, self.line) = (level, words, line)
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
