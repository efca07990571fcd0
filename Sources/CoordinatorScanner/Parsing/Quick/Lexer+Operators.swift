extension Lexer {
  /// Reads an operator. What it is, the spaces on its two sides decide, as the language has it.
  mutating func readOperator() throws(NotPlain) {
    let start = place
    let isBoundLeft = self.isBoundLeft
    if isBoundLeft, bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!") {
      place += 1
      return add(bytes[start] == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, from: start)
    }
    let hasDots = bytes[start] == UInt8(ascii: ".")
    while place < bytes.count, bytes[place].isOperator, hasDots || bytes[place] != UInt8(ascii: ".") {
      place += 1
    }
    let isBoundRight = isBoundRight(isBoundLeft)
    let kind: Token.Kind = isBoundLeft == isBoundRight ? .infix : isBoundLeft ? .postfix : .prefix
    try refuse(start, kind)
    let isQuestion = place == start + 1 && bytes[start] == UInt8(ascii: "?")
    add(isQuestion ? .infixQuestion : kind, from: start, name: numberOfOperator(from: start))
  }

  /// Refuses what may be a regular expression, a comment or a mark that an editor left.
  private func refuse(_ start: Int, _ kind: Token.Kind) throws(NotPlain) {
    if kind != .infix || place - start > 2 {
      for place in start..<place where bytes[place] == UInt8(ascii: "/") { throw NotPlain() }
    }
    if bytes[place - 1] == UInt8(ascii: "<"), byte(at: place) == UInt8(ascii: "#") { throw NotPlain() }
    // An equals sign with a space on one side only is an error.
    if place - start == 1, bytes[start] == UInt8(ascii: "="), kind != .infix { throw NotPlain() }
  }

  private var isBoundLeft: Bool {
    guard place > 0 else { return false }
    switch bytes[place - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return place < 2 || bytes[place - 2] != UInt8(ascii: "*")
    default: return true
    }
  }

  private func isBoundRight(_ isBoundLeft: Bool) -> Bool {
    switch byte(at: place) {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isBoundLeft
    default: return true
    }
  }
}
