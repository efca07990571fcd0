extension JSONReader {
  /// An array or object that is being read over.
  private enum Open {
    case array
    case object(MetKeys)
  }

  /// Reads over a value of any kind and depth, as strictly as over any other.
  mutating func skipValue() throws(SnapshotError) {
    var open: [Open] = []
    repeat {
      let isEntered = try enter(&open)
      if !isEntered { try leave(&open) }
    } while !open.isEmpty
  }

  /// Reads over a scalar, or into an array or object.
  ///
  /// - Returns: Whether a value comes next: the first of what was entered.
  private mutating func enter(_ open: inout [Open]) throws(SnapshotError) -> Bool {
    if skips("[") {
      open.append(.array)
      return nextByte() != UInt8(ascii: "]")
    }
    if skips("{") {
      var met = MetKeys()
      let hasMembers = nextByte() != UInt8(ascii: "}")
      if hasMembers { try skipKey(&met) }
      open.append(.object(met))
      return hasMembers
    }
    try skipScalar()
    return false
  }

  /// Reads on after a value: to the next one, or out of all that ends here.
  private mutating func leave(_ open: inout [Open]) throws(SnapshotError) {
    while let last = open.popLast() {
      switch last {
      case .array:
        guard try continues(until: "]") else { continue }
        open.append(.array)
      case .object(var met):
        guard try continues(until: "}") else { continue }
        try skipKey(&met)
        open.append(.object(met))
      }
      return
    }
  }

  private mutating func skipKey(_ met: inout MetKeys) throws(SnapshotError) {
    let key = try key()
    guard met.insert(key) else { throw .invalid(path: "", .duplicateKey(key)) }
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
