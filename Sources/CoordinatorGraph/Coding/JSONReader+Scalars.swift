extension JSONReader {
  /// Reads a whole number that is `minimum` or more. `3.0` is one, as JSON Schema has it.
  mutating func integer(minimum: Int) throws(SnapshotError) -> Int {
    guard let first = nextByte(), first == UInt8(ascii: "-") || first.isDigit else {
      throw wrongType("a whole number")
    }
    let text = try number()
    let parts = text.split(separator: ".", maxSplits: 1)
    let isWhole = parts.count == 1 || parts[1].allSatisfy { $0 == "0" }
    guard isWhole, let number = Int(parts[0]) else {
      throw .invalid(path: "", .wrongType(expected: "a whole number", found: text.quoted))
    }
    guard number >= minimum else { throw .invalid(path: "", .below(minimum: minimum, found: number)) }
    return number
  }

  /// Reads one of the words of an enumeration.
  ///
  /// - Parameter what: A name for the words, used in the message.
  mutating func word<Word>(_ type: Word.Type, _ what: String) throws(SnapshotError) -> Word
  where Word: RawRepresentable<String>, Word: CaseIterable {
    let text = try string()
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    throw .invalid(path: "", .unknownWord(text, what: what, known: known))
  }

  /// Reads a number as it is written.
  mutating func number() throws(SnapshotError) -> String {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if byte == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private mutating func digits() throws(SnapshotError) {
    guard byte?.isDigit == true else { throw unexpected("a digit") }
    while byte?.isDigit == true { position += 1 }
  }

  /// Reads `true` or `false`.
  mutating func truth() throws(SnapshotError) -> Bool {
    guard let first = nextByte(), first == UInt8(ascii: "t") || first == UInt8(ascii: "f") else {
      throw wrongType("true or false")
    }
    return try literal() == "true"
  }

  /// Reads `true`, `false` or `null`.
  mutating func literal() throws(SnapshotError) -> String {
    for literal in ["true", "false", "null"] where byte == literal.utf8.first {
      for expected in literal.utf8 {
        guard byte == expected else { throw unexpected("\(literal)") }
        position += 1
      }
      return literal
    }
    throw unexpected("a value")
  }

  /// The error when the next value has another type, or there is no value at all.
  mutating func wrongType(_ expected: String) -> SnapshotError {
    do {
      return .invalid(path: "", .wrongType(expected: expected, found: try typeOfNext()))
    } catch {
      return error
    }
  }

  private mutating func typeOfNext() throws(SnapshotError) -> String {
    switch nextByte() {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "-"): "a number"
    case let byte? where byte.isDigit: "a number"
    default: try literal()
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
