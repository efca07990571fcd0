extension Flowchart.Label {
  /// The visible text, in one line.
  var shown: String { lines.joined(separator: " ") }

  /// The visible lines that are not empty. Entities are decoded last, since they represent the letter itself.
  var lines: [String] {
    var text = scalars.trimmed
    if writing == .plain, text.count > 1, text.first == .quote, text.last == .quote {
      text = Array(text.dropFirst().dropLast())
    }
    if writing == .markdown { text = text.withoutEmphasis }
    return text.withoutTags.split(separator: .newline).map { line in
      Entities.decoded(Array(line).withoutIcons.trimmed[...])
    }.filter { !$0.isEmpty }
  }
}

extension [UInt32] {
  fileprivate var trimmed: [UInt32] {
    guard let start = firstIndex(where: { !$0.isSpace }) else { return [] }
    return Array(self[start...(lastIndex { !$0.isSpace } ?? start)])
  }

  /// The text without tags that only change its looks; `<br>` and `\n` are new lines. Other tags stay, since
  /// `Router<Home>` is the name of a type.
  fileprivate var withoutTags: [UInt32] {
    var (result, place) = ([UInt32](), 0)
    while place < count {
      if let (word, end) = tag(at: place) {
        if Self.breaks.contains(word) { result.append(.newline) }
        place = end
      } else if self[place] == "\\", place + 1 < count, self[place + 1] == "n" {
        result.append(.newline)
        place += 2
      } else {
        result.append(self[place])
        place += 1
      }
    }
    return result
  }

  private static let words: Set = [
    "a", "b", "big", "br", "center", "code", "div", "em", "font", "hr", "i", "li", "p", "small", "span",
    "strong",
    "sub", "sup", "u", "ul",
  ]
  /// Those that start or end a line.
  private static let breaks: Set = ["br", "div", "hr", "li", "p", "ul"]

  /// The tag that begins there, if it only changes the look. A long one is not a tag.
  private func tag(at start: Int) -> (word: String, end: Int)? {
    guard self[start] == "<" else { return nil }
    let inner = self[(start + 1)...].prefix(100)
    guard let end = inner.firstIndex(where: { $0 == ">" }) else { return nil }
    let letters = inner[..<end].drop { $0 == "/" }.prefix(while: \.isLatin)
    let word = String(scalars: letters).lowercased()
    return Self.words.contains(word) ? (word, end + 1) : nil
  }

  /// The text without icons such as `fa:fa-house`.
  fileprivate var withoutIcons: [UInt32] {
    let mark = ":fa-".unicodeScalars.map(\.value)
    guard !firstRange(of: mark).isEmptyOrNil else { return self }
    let words = split(separator: .space, omittingEmptySubsequences: false)
    let shown = words.filter { $0.firstRange(of: mark).isEmptyOrNil }
    return Array(shown.joined(separator: [.space]))
  }

  /// The text without the stars and underlines that make words bold or slanted.
  fileprivate var withoutEmphasis: [UInt32] {
    var result: [UInt32] = []
    for (place, scalar) in enumerated() {
      let before = place > 0 ? self[place - 1] : .space
      let after = place + 1 < count ? self[place + 1] : .space
      let isEmphasis = scalar == "*" || (scalar == "_" && !(before.isWord && after.isWord))
      if !isEmphasis || (before.isSpace && after.isSpace) { result.append(scalar) }
    }
    return result
  }
}

extension Range<Int>? {
  fileprivate var isEmptyOrNil: Bool { self?.isEmpty ?? true }
}

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
