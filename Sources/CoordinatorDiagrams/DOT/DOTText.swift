/// Text as Graphviz shows it unchanged, whatever it holds.
///
/// Graphviz reads a quoted string three times over: its lexer takes quotes, its labels take backslashes, and
/// its drawing takes entities. A quoted string may have 16 384 bytes and a drawing 65 535 points, which
/// the limits here stay well below.
enum DOTText {
  /// A label of at most `limit` characters on one line.
  static func label(_ text: String, limit: Int = 80) -> String {
    escaped(shortened(text, to: limit), backslash: "\\\\")
  }

  /// What a pointer that rests on something shows: a few lines of at most `limit` characters each.
  ///
  /// Graphviz reads backslashes here once more than in labels.
  static func tooltip(_ lines: [String], limit: Int = 400) -> String {
    lines.map { escaped(shortened($0, to: limit), backslash: "\\\\\\\\") }.joined(separator: "\\n")
  }

  /// The first `limit` characters, with a mark where more were left out.
  static func shortened(_ text: String, to limit: Int) -> String {
    // One character can be any number of scalars; a pile of accents counts as what it weighs.
    let scalars = text.unicodeScalars.prefix(limit * 4).count
    let isShort = text.unicodeScalars.count == scalars && text.prefix(limit + 1).count <= limit
    return isShort ? text : String(String(text.unicodeScalars.prefix(limit * 4)).prefix(limit - 1)) + "…"
  }

  private static func escaped(_ text: String, backslash: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += backslash
      case "\"": escaped += "\\\""
      case "&": escaped += "&amp;"
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": escaped += " "
      default: escaped.unicodeScalars.append(scalar.isDrawable ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML can hold it and a font can draw it; control characters and noncharacters are neither.
  fileprivate var isDrawable: Bool {
    properties.generalCategory != .control && !properties.isNoncharacterCodePoint
  }
}
