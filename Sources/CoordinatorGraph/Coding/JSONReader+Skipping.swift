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
