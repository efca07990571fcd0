/// Escapes text so that Mermaid shows it unchanged.
///
/// Escapes text for Mermaid. Characters with a meaning in Mermaid, its Markdown, its icons or HTML become
/// decimal entities. Mermaid decodes these last.
enum MermaidLabel {
  /// A capital letter followed by letters and digits needs no quotes; everything else does.
  static func shortest(_ text: String) -> String {
    let isPlain = text.unicodeScalars.first?.isCapital == true && text.unicodeScalars.allSatisfy(\.isPlain)
    return isPlain ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var escaped = ""
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      if scalar.isShownAsItIs(between: before, and: after) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "#\(scalar.value);"
      }
    }
    return escaped
  }

  /// The lines that set a diagram's title. Mermaid reads them as YAML, cleans them as HTML and shows them as
  /// text. So `<`, `>` and `&` cannot be written, and similar letters replace them.
  static func frontmatter(title: String) -> [String] {
    let lookalikes: [Character: String] = ["<": "‹", ">": "›", "&": "＆", "\"": "\\\"", "\\": "\\\\"]
    return ["---", "title: \"\(title.map { lookalikes[$0] ?? String($0) }.joined())\"", "---"]
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool { ("A"..."Z").contains(self) }

  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isPlain: Bool {
    isCapital || ("a"..."z").contains(self) || ("0"..."9").contains(self)
  }

  /// Letters of all scripts are safe, and punctuation that cannot begin a list, a number or emphasis. `ﬂ` is
  /// not: Mermaid uses it internally for entities.
  fileprivate func isShownAsItIs(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Bool {
    switch self {
    case " ", ",": true
    case "-": before.isPlain
    case ".": before.isPlain && !("0"..."9").contains(before)
    case "_": before.isPlain && after.isPlain
    default: isPlain || (value >= 0xC0 && self != "ﬂ")
    }
  }
}
