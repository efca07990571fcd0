/// Texts and comments, in which brackets and words mean nothing.
extension DeepNesting {
  func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  func isEndOfLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// The number of equal bytes from here on, up to a limit.
  private func count(of byte: UInt8, at place: Int, upTo limit: Int = .max) -> Int {
    var count = 0
    while count < limit, self.byte(at: place + count) == byte { count += 1 }
    return count
  }

  /// Skips `#` signs, and the text after them.
  mutating func passFences() {
    let fences = 1 + count(of: UInt8(ascii: "#"), at: place)
    place += fences - 1
    guard byte(at: place) == UInt8(ascii: "\"") else { return countConditions() }
    place += 1
    startText(behind: fences)
  }

  /// Counts nested `#if`, and removes those that nest too deep.
  private mutating func countConditions() {
    if bytes[place...].starts(with: "if".utf8) { countOfConditions += 1 }
    if bytes[place...].starts(with: "endif".utf8) { countOfConditions = max(countOfConditions - 1, 0) }
    if countOfConditions > Self.mostConditions, !isDeep { leaveOutRest() }
  }

  /// Skips a text, from its first quote on.
  mutating func startText(behind fences: Int) {
    let isLong = count(of: UInt8(ascii: "\""), at: place, upTo: 2) == 2
    if isLong { place += 2 }
    // `#"""#` is a text of one quote.
    if isLong, fences > 0, count(of: UInt8(ascii: "#"), at: place, upTo: fences) == fences {
      return place += fences
    }
    passText(Text(quotes: isLong ? 3 : 1, fences: fences))
  }

  /// Skips a text to its end, or to an interpolation. A text on one line ends with its line.
  mutating func passText(_ text: Text) {
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

  /// Whether the `#` signs here match those of a text.
  private func isFenced(_ text: Text) -> Bool {
    count(of: UInt8(ascii: "#"), at: place, upTo: text.fences) == text.fences
  }

  /// Whether a text ends with the quote before this place.
  private func ends(_ text: Text) -> Bool {
    count(of: UInt8(ascii: "\""), at: place, upTo: text.quotes - 1) == text.quotes - 1
      && count(of: UInt8(ascii: "#"), at: place + text.quotes - 1, upTo: text.fences) == text.fences
  }

  mutating func passComment() {
    if byte(at: place) == UInt8(ascii: "/") {
      while place < bytes.count, !isEndOfLine(bytes[place]) { place += 1 }
    } else if byte(at: place) == UInt8(ascii: "*") {
      place = bytes.endOfLongComment(from: place + 1)
    }
  }
}

/// Counts how deep expressions and types nest, so that the reader can skip those that nest too deep.
final class Nesting {
  /// Code that people write stays below a tenth of it.
  static let deepest = 256

  private var depth = 0
  /// The number of expressions and types.
  private(set) var count = 0
  /// The offset of the first skipped one.
  private(set) var firstTooDeep: Int?

  /// Goes one deeper; returns false where that is too deep.
  func enter(at offset: Int) -> Bool {
    guard depth < Self.deepest else {
      firstTooDeep = min(firstTooDeep ?? .max, offset)
      return false
    }
    depth += 1
    count += 1
    return true
  }

  func leave() { depth -= 1 }
}
