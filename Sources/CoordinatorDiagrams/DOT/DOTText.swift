/// Captions as Graphviz shows them unchanged, whatever they hold.
///
/// Graphviz reads a quoted string three times over: its lexer takes quotes, its labels take backslashes, and
/// its drawing takes entities. It refuses strings of more than 16 384 bytes and drawings of more than 65 535
/// points; captions are short, and the limits here keep the rest well below.
enum DOTText {
  /// A label on one line.
  static func label(_ caption: String) -> String {
    escaped(caption, backslash: "\\\\")
  }

  /// What is shown where a pointer rests: a line of at most 400 scalars, and lines of at most 160.
  ///
  /// Graphviz reads backslashes here once more than in labels.
  static func tooltip(_ first: String, _ rest: [String] = []) -> String {
    ([first.line(of: 400)] + rest.map { $0.line(of: 160) })
      .map { escaped($0, backslash: "\\\\\\\\") }.joined(separator: "\\n")
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

extension String {
  /// One line of visible characters that stands for the first `length` scalars, with `…` where there are more.
  fileprivate func line(of length: Int) -> String {
    let isLonger = unicodeScalars.dropFirst(length).first != nil
    return isLonger ? String(unicodeScalars.prefix(length)).oneLine + "…" : oneLine
  }
}
