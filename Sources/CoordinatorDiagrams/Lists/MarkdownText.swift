extension String {
  /// The text with a backslash before all characters with a meaning in Markdown. It mentions nobody, and an address in it
  /// is no link.
  var markdown: String {
    var escaped = ""
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let isOfAddress = scalar == ":" && scalars[place...].starts(with: "://".unicodeScalars)
      let isOfName = scalar == "." && scalars[..<place].suffix(3).elementsEqual("www".unicodeScalars)
      if Self.marks.contains(scalar) || isOfAddress || isOfName { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
      if scalar == "@" { escaped += Self.nothing }
    }
    return escaped
  }

  /// A comment separates the sign from the name: a backslash does not keep GitHub from mentioning somebody.
  private static let nothing = "<!-- -->"

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
