import CoordinatorGraph

/// One word of a line: plain if possible, otherwise between quotes.
struct Word: Equatable {
  static let arrow = "->"
  let text: String
  /// Whether any of it was quoted: then it is no arrow and no comment.
  let isQuoted: Bool

  /// Any text as a word.
  static func written(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy(\.isPlain) && text.first != "#" && text != arrow && !text.isEmpty
    let hidesHashes = text.mayHoldCommands
    guard !isPlain || hidesHashes else { return text }
    return "\"" + text.unicodeScalars.map { hidesHashes && $0 == "#" ? "\\u{23}" : $0.escaped }.joined()
      + "\""
  }

  /// The words of a line; nil if a quote or an escape has no end.
  static func words(of line: Substring) -> [Word]? {
    var rest = line.unicodeScalars[...]
    var words: [Word] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard !rest.isEmpty else { return words }
      guard let word = next(&rest) else { return nil }
      words.append(word)
    }
  }

  private static func next(_ rest: inout Substring.UnicodeScalarView.SubSequence) -> Word? {
    var (text, isQuoted, isOpen) = ("", false, false)
    while let scalar = rest.first, isOpen || (scalar != " " && scalar != "\t") {
      rest.removeFirst()
      switch scalar {
      case "\"": (isQuoted, isOpen) = (true, !isOpen)
      case "\\" where isOpen:
        guard let meant = unescaped(&rest) else { return nil }
        text.unicodeScalars.append(meant)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return isOpen ? nil : Word(text: text, isQuoted: isQuoted)
  }

  /// The character of an escape after the backslash: a quote, a backslash, or `u{1F}`.
  private static func unescaped(_ rest: inout Substring.UnicodeScalarView.SubSequence) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "u" else { return scalar == "\"" || scalar == "\\" ? scalar : nil }
    guard rest.popFirst() == "{", let end = rest.prefix(7).firstIndex(of: "}") else { return nil }
    let digits = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool { !properties.isWhitespace && self != "\"" && self != "\\" && isShown }

  private var isShown: Bool {
    ![.control, .format, .lineSeparator, .paragraphSeparator, .unassigned].contains(
      properties.generalCategory
    )
  }

  fileprivate var escaped: String {
    switch self {
    case "\"", "\\": "\\\(self)"
    case " ": " "
    default:
      isShown && !properties.isWhitespace ? String(self) : "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
