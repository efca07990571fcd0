extension JSONReader {
  /// Reads text in quotes.
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
