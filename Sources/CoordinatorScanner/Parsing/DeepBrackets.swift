/// A text without what stands too deeply in square brackets.
///
/// The parser looks ahead at each of them to tell types from lists, and takes twice as long for each one around it: 28
/// that are never closed took minutes, and 20 000 overflowed its stack. Code has four or five.
///
/// Blanks take the place of what is left out, so that all else stands where it stood. Brackets count anew in braces, in
/// code within texts, and where a line starts a declaration: what is not closed, or is part of a regular expression,
/// which this does not know, takes no more with it than its statement. O(length of the text).
struct DeepBrackets {
  /// More than this is too deep.
  static let most = 8

  private(set) var bytes: [UInt8]
  /// Where the first of what was left out stood; nil where nothing was.
  private(set) var first: Int?
  private var place = 0
  private var open: [Opening] = []
  private var countOfCurly = 0

  /// A bracket that is open.
  private struct Opening {
    let kind: Kind
    /// The square and the round ones since the last curly one, or since the start of code in a text.
    var squares = 0
    var rounds = 0
    /// The text that these stand in.
    var text: Text?
    /// Whether it is left out, with all that is in it.
    var isDeep = false
  }

  private enum Kind {
    case square, round, curly
    /// What starts code in a text: `\(`.
    case code
  }

  /// How a text ends.
  private struct Text {
    let quotes: Int
    let fences: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count {
      let (start, wasDeep) = (place, isDeep)
      pass()
      // What closes a bracket further out belongs to that.
      if isDeep || wasDeep && bytes[start] == UInt8(ascii: "]") { leaveOut(start..<min(place, bytes.count)) }
    }
  }

  private var isDeep: Bool { open.last?.isDeep ?? false }

  private mutating func leaveOut(_ range: Range<Int>) {
    first = first ?? range.lowerBound
    for place in range where !isEndOfLine(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
  }

  private mutating func pass() {
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "["): enter(.square)
    case UInt8(ascii: "("): enter(.round)
    case UInt8(ascii: "{"): enter(.curly)
    case UInt8(ascii: "]"): if let last = open.last, last.squares > 0 { leave(.square) }
    case UInt8(ascii: ")"): leaveRound()
    case UInt8(ascii: "}"): if countOfCurly > 0 { leave(.curly) }
    case UInt8(ascii: "\""): startText(behind: 0)
    case UInt8(ascii: "#"): passFences()
    case UInt8(ascii: "/"): passComment()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if startsDeclaration { forget() }
    default: break
    }
  }
}

// MARK: Brackets

extension DeepBrackets {
  private mutating func enter(_ kind: Kind, in text: Text? = nil) {
    var opening = Opening(kind: kind, text: text, isDeep: isDeep)
    if kind == .square || kind == .round, let last = open.last {
      (opening.squares, opening.rounds, opening.text) = (last.squares, last.rounds, last.text)
    }
    if kind == .square {
      opening.squares += 1
      opening.isDeep = isDeep || opening.squares > Self.most
    }
    if kind == .round { opening.rounds += 1 }
    if kind == .curly { countOfCurly += 1 }
    open.append(opening)
  }

  /// Closes the innermost of a kind, with what was never closed in it.
  private mutating func leave(_ kind: Kind) {
    while let last = open.popLast() {
      if last.kind == .curly { countOfCurly -= 1 }
      if last.kind == kind { return }
    }
  }

  /// Closes a round bracket, or goes back to the text that code stands in.
  private mutating func leaveRound() {
    guard let last = open.last else { return }
    if last.rounds > 0 {
      leave(.round)
    } else if let text = last.text {
      leave(.code)
      passText(text)
    }
  }
}

// MARK: Declarations

extension DeepBrackets {
  /// Whether the line that starts here is one of a declaration.
  private var startsDeclaration: Bool {
    guard let last = open.last, last.squares + last.rounds > 0 else { return false }
    let word = bytes[place...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .prefix(12).prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return Self.keywords.contains { word.elementsEqual($0.utf8) }
  }

  private static let keywords = [
    "let", "var", "func", "class", "struct", "enum", "extension", "protocol", "actor", "typealias", "import",
    "final", "private", "fileprivate", "internal", "public", "static", "override", "weak", "lazy", "init",
    "deinit",
  ]

  /// Takes what is open for closed, up to the braces around.
  private mutating func forget() {
    while let last = open.last, last.kind == .square || last.kind == .round { open.removeLast() }
  }
}

// MARK: Texts and comments

extension DeepBrackets {
  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func isEndOfLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// How often a byte stands here, up to a limit.
  private func count(of byte: UInt8, at place: Int, upTo limit: Int = .max) -> Int {
    var count = 0
    while count < limit, self.byte(at: place + count) == byte { count += 1 }
    return count
  }

  /// Passes fences, and the text that they may stand before.
  private mutating func passFences() {
    let fences = 1 + count(of: UInt8(ascii: "#"), at: place)
    place += fences - 1
    guard byte(at: place) == UInt8(ascii: "\"") else { return }
    place += 1
    startText(behind: fences)
  }

  /// Passes a text from behind its first quote.
  private mutating func startText(behind fences: Int) {
    let isLong = count(of: UInt8(ascii: "\""), at: place, upTo: 2) == 2
    if isLong { place += 2 }
    // `#"""#` is the text of one quote.
    if isLong, fences > 0, count(of: UInt8(ascii: "#"), at: place, upTo: fences) == fences {
      return place += fences
    }
    passText(Text(quotes: isLong ? 3 : 1, fences: fences))
  }

  /// Passes a text to its end, or to code in it; a short one ends with its line.
  private mutating func passText(_ text: Text) {
    while place < bytes.count {
      let byte = bytes[place]
      if isEndOfLine(byte), text.quotes == 1 { return }
      place += 1
      if byte == UInt8(ascii: "\\"), isFenced(text), !isEndOfLine(self.byte(at: place + text.fences)) {
        place += text.fences + 1
        if self.byte(at: place - 1) == UInt8(ascii: "(") { return enter(.code, in: text) }
      } else if byte == UInt8(ascii: "\""), ends(text) {
        place += text.quotes - 1 + text.fences
        return
      }
    }
  }

  /// Whether as many fences stand here as around a text.
  private func isFenced(_ text: Text) -> Bool {
    count(of: UInt8(ascii: "#"), at: place, upTo: text.fences) == text.fences
  }

  /// Whether a text ends with the quote before this place.
  private func ends(_ text: Text) -> Bool {
    count(of: UInt8(ascii: "\""), at: place, upTo: text.quotes - 1) == text.quotes - 1
      && count(of: UInt8(ascii: "#"), at: place + text.quotes - 1, upTo: text.fences) == text.fences
  }

  private mutating func passComment() {
    if byte(at: place) == UInt8(ascii: "/") {
      while place < bytes.count, !isEndOfLine(bytes[place]) { place += 1 }
    } else if byte(at: place) == UInt8(ascii: "*") {
      passLongComment()
    }
  }

  /// Passes a comment that others may stand in.
  private mutating func passLongComment() {
    var depth = 1
    place += 1
    while place < bytes.count, depth > 0 {
      switch (bytes[place], byte(at: place + 1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      default: place += 1
      }
    }
  }
}
