/// Letters that are written as `#35;`, `#quot;` or `&amp;`.
enum Entities {
  /// The text of marked scalars with each entity as its letter. `#name;` of a name that is not known is `&name;`, as
  /// with Mermaid.
  static func decoded(_ scalars: ArraySlice<UInt32>) -> String {
    var result = String.UnicodeScalarView()
    var place = scalars.startIndex
    while place < scalars.endIndex {
      if let (letter, end) = entity(in: scalars, at: place) {
        result.append(letter)
        place = end
      } else {
        result.append(scalars[place] == .entityStart ? "&" : scalars[place].scalar)
        place += 1
      }
    }
    return String(result)
  }

  private static func entity(in scalars: ArraySlice<UInt32>, at place: Int) -> (Unicode.Scalar, end: Int)? {
    let isMarked = scalars[place] == .entityStart
    guard isMarked || scalars[place] == "&" else { return nil }
    let inner = scalars[(place + 1)...].prefix(32)
    guard let end = inner.firstIndex(where: { isMarked ? $0 == .entityEnd : $0 == ";" }) else { return nil }
    let name = String(scalars: inner[..<end])
    let letter = isMarked ? (number(name) ?? named[name]) : html(name)
    return letter.map { ($0, end + 1) }
  }

  private static func number(_ name: String) -> Unicode.Scalar? {
    UInt32(name).flatMap(Unicode.Scalar.init)
  }

  /// `#35` and `#x23` are numbers.
  private static func html(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    guard digits.hasPrefix("x") || digits.hasPrefix("X") else { return number(String(digits)) }
    return UInt32(digits.dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "ast": "*", "bull": "•", "colon": ":", "comma": ",", "commat": "@", "copy": "©",
    "darr": "↓", "dollar": "$", "equals": "=", "excl": "!", "grave": "`", "gt": ">", "hearts": "♥",
    "hellip": "…",
    "infin": "∞", "laquo": "«", "larr": "←", "lbrace": "{", "lbrack": "[", "lcub": "{", "ldquo": "“",
    "lowbar": "_",
    "lpar": "(", "lsqb": "[", "lsquo": "‘", "lt": "<", "mdash": "—", "middot": "·", "nbsp": "\u{A0}",
    "ndash": "–",
    "num": "#", "percnt": "%", "period": ".", "plus": "+", "quest": "?", "quot": "\"", "raquo": "»",
    "rarr": "→",
    "rbrace": "}", "rbrack": "]", "rcub": "}", "rdquo": "”", "rpar": ")", "rsqb": "]", "rsquo": "’",
    "semi": ";",
    "sol": "/", "bsol": "\\", "star": "☆", "times": "×", "uarr": "↑", "verbar": "|", "vert": "|",
  ]
}
