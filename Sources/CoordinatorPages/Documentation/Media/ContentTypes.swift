import Mustache

/// The ways in which templates escape their values, by the names that templates use.
enum ContentTypes {
  static let all: [(String, any MustacheContentType)] = [
    ("MARKUP", MarkupText()), ("MARKDOWN", MarkdownText()), ("MARKDOWN_CODE", MarkdownCode()),
    ("MARKDOWN_URL", MarkdownURL()),
  ]
}

/// Text in HTML. The templates' own way leaves a sign as it is when an accent follows.
struct MarkupText: MustacheContentType {
  func escapeText(_ text: String) -> String { text.escapedForHTML }
}

/// Text within a line of Markdown, that of GitHub and that of DocC.
struct MarkdownText: MustacheContentType {
  private static let marks = Set("\\`*_[]<>#|~&$@!{}".unicodeScalars)

  func escapeText(_ text: String) -> String {
    let words = text.oneLineOfWords
    let block = Self.blockMark(of: words)
    var escaped = ""
    for (place, scalar) in zip(words.unicodeScalars.indices, words.unicodeScalars) {
      if place == block || Self.marks.contains(scalar) { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// The mark that would make a line an item, a rule or the underline of a heading: `-`, or the point in `1.`.
  ///
  /// Without a regular expression, which Swift would compile again for each text: over a third of the time of many pages.
  private static func blockMark(of words: String) -> String.Index? {
    let rest = words.drop { $0.isASCII && $0.isNumber }
    guard let mark = rest.first else { return nil }
    let marks = rest.startIndex == words.startIndex ? "-+=" : ".)"
    return marks.contains(mark) ? rest.startIndex : nil
  }
}

/// Text as code, with its backticks. Text that would end the code, or a table cell, is escaped instead.
struct MarkdownCode: MustacheContentType {
  func escapeText(_ text: String) -> String {
    let words = text.oneLineOfWords
    let isPlain =
      !words.isEmpty && !words.contains { "`|\\".contains($0) } && words.first != " " && words.last != " "
    return isPlain ? "`\(words)`" : MarkdownText().escapeText(words)
  }
}

/// A link's target. It is a URL already; what Markdown would take for the link's end is encoded.
struct MarkdownURL: MustacheContentType {
  func escapeText(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "(": "%28"
      case ")": "%29"
      case "*": "%2A"
      case "&": "&amp;"
      case " ", "<", ">", "\\", "\"", "`", "|", "\n", "\r", "\t": ""
      default: String(scalar)
      }
    }.joined()
  }
}
