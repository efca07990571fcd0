/// Reads JSON (RFC 8259) from front to back, one value at a time, and hands each value to the caller.
///
/// The call depth depends on what the caller asks for, never on the document. Linear time.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The current byte; nil at the end.
  @inline(__always)
  var byte: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// The first byte of the next token; nil at the end.
  mutating func nextByte() -> UInt8? {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    return byte
  }

  /// Skips a one-byte token if it comes next.
  mutating func skips(_ token: Unicode.Scalar) -> Bool {
    guard nextByte() == UInt8(ascii: token) else { return false }
    position += 1
    return true
  }

  /// Skips a comma, or the end of an array or object.
  ///
  /// - Returns: Whether another element follows.
  mutating func continues(until end: Unicode.Scalar) throws(SnapshotError) -> Bool {
    if skips(",") { return true }
    if skips(end) { return false }
    throw unexpected("',' or '\(end)'")
  }

  /// The error when something else was expected here.
  func unexpected(_ expected: String) -> SnapshotError {
    guard let byte else { return .cutShort(place) }
    guard byte < 0x80 else { return .notJSON(place, expected: expected, found: "text without quotes") }
    return .notJSON(place, expected: expected, found: String(Unicode.Scalar(byte)).quoted)
  }

  /// Line and column of the current byte, counted only when there is an error.
  var place: SnapshotError.Place {
    let read = bytes[..<min(position, bytes.count)]
    let line = read.lazy.filter { $0 == 0x0A }.count + 1
    let lineStart = read.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // A scalar has one byte that does not continue another.
    let column = read[lineStart...].lazy.filter { $0 & 0xC0 != 0x80 }.count + 1
    return SnapshotError.Place(line: line, column: column)
  }

  /// A key and its colon.
  mutating func key() throws(SnapshotError) -> String {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let key = try string()
    guard skips(":") else { throw unexpected("':'") }
    return key
  }

  mutating func strings() throws(SnapshotError) -> [String] {
    guard skips("[") else { throw wrongType("an array") }
    var elements: [String] = []
    if skips("]") { return elements }
    repeat {
      do {
        elements.append(try string())
      } catch {
        throw error.within(index: elements.count)
      }
    } while try continues(until: "]")
    return elements
  }
}

// MARK: - Skipping

extension JSONReader {
  /// An array or object that is being skipped.
  private struct Open {
    let isObject: Bool
    var met = MetKeys()
  }

  /// Skips a value of any kind and depth, and checks it as strictly as any other.
  mutating func skipValue() throws(SnapshotError) {
    var open: [Open] = []
    repeat {
      let isEntered = try enter(&open)
      if !isEntered { try leave(&open) }
    } while !open.isEmpty
  }

  /// Skips a scalar, or enters an array or object.
  ///
  /// - Returns: Whether a value comes next: the first one inside the array or object.
  private mutating func enter(_ open: inout [Open]) throws(SnapshotError) -> Bool {
    if skips("[") {
      open.append(Open(isObject: false))
      return nextByte() != UInt8(ascii: "]")
    }
    if skips("{") {
      open.append(Open(isObject: true))
      let hasMembers = nextByte() != UInt8(ascii: "}")
      if hasMembers { try skipKey(&open) }
      return hasMembers
    }
    try skipScalar()
    return false
  }

  /// Continues after a value: goes to the next one, or leaves every container that ends here.
  private mutating func leave(_ open: inout [Open]) throws(SnapshotError) {
    while let isObject = open.last?.isObject {
      if try continues(until: isObject ? "}" : "]") {
        if isObject { try skipKey(&open) }
        return
      }
      open.removeLast()
    }
  }

  /// Records the key in place: a copy of the keys for each of them would make a long object quadratic.
  private mutating func skipKey(_ open: inout [Open]) throws(SnapshotError) {
    let key = try key()
    guard open[open.count - 1].met.insert(key) else { throw .invalid(path: "", .duplicateKey(key)) }
  }

  private mutating func skipScalar() throws(SnapshotError) {
    switch nextByte() {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "-"): _ = try number()
    case let byte? where byte.isDigit: _ = try number()
    default: _ = try literal()
    }
  }
}
