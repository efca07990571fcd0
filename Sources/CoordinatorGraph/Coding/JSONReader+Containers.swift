extension JSONReader {
  typealias ReadMember = (inout JSONReader, String) throws(SnapshotError) -> Void
  typealias ReadElement<Element> = (inout JSONReader) throws(SnapshotError) -> Element

  /// Reads an object: calls `read` at the value of each key of the shape, and skips the other keys.
  mutating func object(_ shape: JSONShape, _ read: ReadMember) throws(SnapshotError) {
    guard skips("{") else { throw wrongType("an object") }
    var met = MetKeys()
    if !skips("}") {
      repeat {
        try member(shape, &met, read)
      } while try continues(until: "}")
    }
    if let key = met.missing(from: shape) { throw .invalid(path: "", .missingKey(key)) }
  }

  private mutating func member(
    _ shape: JSONShape,
    _ met: inout MetKeys,
    _ read: ReadMember
  ) throws(SnapshotError) {
    let key = try key()
    guard let position = shape.keys.firstIndex(of: key) else {
      guard met.insert(key) else { throw .invalid(path: "", .duplicateKey(key)) }
      return try skipValue()
    }
    guard met.insert(position: position) else { throw .invalid(path: "", .duplicateKey(key)) }
    do {
      try read(&self, key)
    } catch {
      throw error.within(key: key)
    }
  }

  /// A key and its colon.
  mutating func key() throws(SnapshotError) -> String {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let key = try string()
    guard skips(":") else { throw unexpected("':'") }
    return key
  }

  /// Reads an array of values.
  mutating func array<Element>(_ read: ReadElement<Element>) throws(SnapshotError) -> [Element] {
    guard skips("[") else { throw wrongType("an array") }
    var elements: [Element] = []
    if skips("]") { return elements }
    repeat {
      do {
        elements.append(try read(&self))
      } catch {
        throw error.within(index: elements.count)
      }
    } while try continues(until: "]")
    return elements
  }
}
