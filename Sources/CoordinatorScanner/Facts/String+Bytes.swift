/// Searches texts as bytes. That takes a tenth of the time of a search by characters, and there are thousands.
extension String {
  /// The last index of an ASCII character.
  func lastIndex(ofByte letter: Unicode.Scalar) -> Index? {
    let place = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: letter)) }
    guard let place else { return utf8.lastIndex(of: UInt8(ascii: letter)) }
    return place.map { utf8.index(startIndex, offsetBy: $0) }
  }

  func has(_ part: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { own in
      part.utf8.withContiguousStorageIfAvailable { own.has($0) }
    }
    if case .some(.some(let isFound)) = found { return isFound }
    return contains(part)
  }

  /// The text before a suffix; nil where it has another suffix.
  func dropping(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }

  /// The name of a type without its generic arguments: `Router` of `Router<Home>`.
  package var withoutArguments: String { String(prefix { $0 != "<" }) }

  /// Whether it starts with a capital letter of any script.
  var startsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
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
