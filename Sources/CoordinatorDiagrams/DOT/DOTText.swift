/// Captions as Graphviz shows them unchanged, whatever they hold.
///
/// Graphviz interprets a quoted string three times: its lexer reads quotes, its labels read backslashes, and
/// its drawing reads entities.
///
/// It refuses strings of more than 16 384 bytes and drawings of more than 65 535 points. Captions are short,
/// and the limits here keep the rest well below.
enum DOTText {
  /// A label on one line.
  static func label(_ caption: String) -> String {
    escaped(caption, backslash: "\\\\")
  }

  /// Graphviz reads backslashes here once more than in labels.
  static func tooltip(_ tooltip: Tooltip) -> String {
    tooltip.lines.map { escaped($0, backslash: "\\\\\\\\") }.joined(separator: "\\n")
  }

  private static func escaped(_ caption: String, backslash: String) -> String {
    var escaped = ""
    for scalar in caption.unicodeScalars {
      switch scalar {
      case "\\": escaped += backslash
      case "\"": escaped += "\\\""
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
