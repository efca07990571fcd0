extension String {
  /// Whether it comes first where bytes are compared: the same on every machine.
  func precedesInBytes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.precedes($0) }
    }
    if case .some(.some(let precedes)) = order { return precedes }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    for place in 0..<shared where self[place] != other[place] { return self[place] < other[place] }
    return count < other.count
  }
}
