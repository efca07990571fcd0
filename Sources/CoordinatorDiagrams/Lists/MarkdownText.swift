extension String {
  /// The text with a backslash before all characters with a meaning in Markdown.
  var markdown: String {
    var escaped = ""
    for scalar in unicodeScalars {
      if Self.marks.contains(scalar) { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  private static let marks = Set("\\`*_[]<>#|~&$".unicodeScalars)

  /// The lines up to the first empty one, as one line of visible characters.
  var firstParagraph: String {
    split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { $0.trimmed }
      .drop { $0.isEmpty }
      .prefix { !$0.isEmpty }
      .joined(separator: " ")
      .oneLine
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
  }
}
