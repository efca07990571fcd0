/// Texts of source, looked through as bytes. Names and paths are asked by the thousand, and to go from letter to letter
/// of a text takes ten times as long.
extension String {
  /// The last place of a letter of ASCII.
  func lastIndex(ofByte letter: Unicode.Scalar) -> Index? {
    let place = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: letter)) }
    guard let place else { return utf8.lastIndex(of: UInt8(ascii: letter)) }
    return place.map { utf8.index(startIndex, offsetBy: $0) }
  }

  /// Whether some text stands anywhere in this one.
  func has(_ part: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { own in
      part.utf8.withContiguousStorageIfAvailable { own.has($0) }
    }
    if case .some(.some(let isFound)) = found { return isFound }
    return contains(part)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first, part.count <= count else { return part.isEmpty }
    return (0...count - part.count).contains { start in
      self[start] == first && (1..<part.count).allSatisfy { self[start + $0] == part[$0] }
    }
  }
}

extension String {
  /// What stands before an ending; nil where it ends in something else.
  func dropping(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
