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

// MARK: - Text

extension JSONReader {
  mutating func string() throws(SnapshotError) -> String {
    guard skips("\"") else { throw wrongType("a string") }
    var text = try run()
    while byte == UInt8(ascii: "\\") {
      position += 1
      text.unicodeScalars.append(try escaped())
      text += try run()
    }
    position += 1
    return text
  }

  /// Text up to the next quote or backslash.
  private mutating func run() throws(SnapshotError) -> String {
    let start = position
    var isASCII = true
    while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { throw unexpected("text without unescaped control characters") }
      if byte >= 0x80 { isASCII = false }
      position += 1
    }
    guard byte != nil else { throw unexpected("'\"'") }
    let part = UnsafeBufferPointer(rebasing: bytes[start..<position])
    let text = String(decoding: part, as: UTF8.self)
    if !isASCII { try checkUTF8(part, decoded: text, start: start) }
    return text
  }

  /// Decoding replaces bytes that are not UTF-8, so the result then differs from the bytes.
  private mutating func checkUTF8(
    _ part: UnsafeBufferPointer<UInt8>,
    decoded: String,
    start: Int
  ) throws(SnapshotError) {
    guard !decoded.utf8.elementsEqual(part) else { return }
    position = start + zip(decoded.utf8, part).prefix { $0 == $1 }.count
    throw .notUTF8(place)
  }

  /// The character that an escape encodes; the backslash was read already.
  private mutating func escaped() throws(SnapshotError) -> Unicode.Scalar {
    guard let byte else { throw unexpected("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default:
      position -= 1
      throw unexpected("an escape")
    }
  }

  private mutating func escapedScalar() throws(SnapshotError) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard UTF16.isLeadSurrogate(high), byte == UInt8(ascii: "\\") else {
      throw unexpected("a surrogate pair")
    }
    position += 1
    guard byte == UInt8(ascii: "u") else { throw unexpected("a surrogate pair") }
    position += 1
    let low = try hexadecimal()
    guard UTF16.isTrailSurrogate(low) else { throw unexpected("a surrogate pair") }
    let code = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF))
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(SnapshotError) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw unexpected("four hexadecimal digits")
      }
      code = code << 4 | UInt16(digit)
      position += 1
    }
    return code
  }
}
