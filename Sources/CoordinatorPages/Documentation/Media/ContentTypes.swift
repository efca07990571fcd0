import Mustache

/// The ways in which templates escape their values, by the names that templates use.
enum ContentTypes {
  static let all: [(String, any MustacheContentType)] = [
    ("MARKDOWN", MarkdownText()), ("MARKDOWN_CODE", MarkdownCode()), ("MARKDOWN_URL", MarkdownURL()),
  ]
}

/// Text within a line of Markdown, that of GitHub and that of DocC.
struct MarkdownText: MustacheContentType {
  private static let marks = Set("\\`*_[]<>#|~&$@!{}".unicodeScalars)

  func escapeText(_ text: String) -> String {
    let words = text.oneLineOfWords
    var escaped = Self.startsBlock(words) ? "\\" : ""
    if let dot = Self.numberedItem(words) {
      return Self.escaped(words[..<dot]) + "\\" + Self.escaped(words[dot...])
    }
    escaped += Self.escaped(words[...])
    return escaped
  }

  private static func escaped(_ text: Substring) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if marks.contains(scalar) { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// Whether a line that starts so would be an item, a rule or the underline of a heading.
  private static func startsBlock(_ text: String) -> Bool {
    text.unicodeScalars.first.map { "-+=".unicodeScalars.contains($0) } ?? false
  }

  /// The sign that makes an item of a line that starts with a number.
  private static func numberedItem(_ text: String) -> String.Index? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.endIndex < text.endIndex else { return nil }
    return ".)".contains(text[digits.endIndex]) ? digits.endIndex : nil
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
