extension Lexer {
  /// Reads a text in quotes, with the code in it.
  mutating func readText() throws(NotPlain) {
    if byte(at: place + 1) == UInt8(ascii: "\""), byte(at: place + 2) == UInt8(ascii: "\"") {
      try readLongText()
    } else {
      try readShortText()
    }
  }

  private mutating func readShortText() throws(NotPlain) {
    let text = addText()
    place += 1
    while byte(at: place) != UInt8(ascii: "\"") {
      switch byte(at: place) {
      case 0, UInt8(ascii: "\n"): throw NotPlain()
      case UInt8(ascii: "\\"): try readEscape(in: text)
      default: place += 1
      }
    }
    place += 1
    end(text, as: .text)
  }

  /// Reads what a backslash stands before. Where that is code, the text is one with code in it.
  private mutating func readEscape(in text: Int) throws(NotPlain) {
    switch byte(at: place + 1) {
    case UInt8(ascii: "("):
      place += 1
      try readCode(in: text)
    case UInt8(ascii: "0"), UInt8(ascii: "\\"), UInt8(ascii: "t"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "u"):
      place += 2
    default: throw NotPlain()
    }
  }

  private mutating func readLongText() throws(NotPlain) {
    let text = addText()
    place += 3
    guard byte(at: place) == UInt8(ascii: "\n") else { throw NotPlain() }
    var lines: [Int] = []
    while !isAtLongEnd {
      switch byte(at: place) {
      case 0: throw NotPlain()
      case UInt8(ascii: "\n"):
        newLine()
        lines.append(place)
      case UInt8(ascii: "\\"):
        let count = tokens.count
        try readEscape(in: text)
        // Code on several lines may stand further to the left.
        if tokens[count...].contains(where: \.isFirst) { throw NotPlain() }
      default: place += 1
      }
    }
    try checkIndentation(of: lines, upTo: place)
    place += 3
    end(text, as: .longText)
  }

  private var isAtLongEnd: Bool {
    byte(at: place) == UInt8(ascii: "\"") && byte(at: place + 1) == UInt8(ascii: "\"")
      && byte(at: place + 2) == UInt8(ascii: "\"")
  }

  /// All lines of a text start with what stands before its end, unless there is nothing on them.
  private func checkIndentation(of lines: [Int], upTo end: Int) throws(NotPlain) {
    guard let last = lines.last else { throw NotPlain() }
    let indentation = bytes[last..<end]
    guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") }) else { throw NotPlain() }
    for line in lines.dropLast() where bytes[line] != UInt8(ascii: "\n") {
      guard bytes[line...].starts(with: indentation) else { throw NotPlain() }
    }
  }
}
