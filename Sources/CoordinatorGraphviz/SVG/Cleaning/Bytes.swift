import Foundation

/// A part of a document's bytes. Searching and comparing text is most of the cost of cleaning a picture.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  init(_ text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The bytes between two places.
  func part(_ start: Int, _ end: Int) -> Bytes { Bytes(rebasing: self[start..<end]) }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length <= count, let baseAddress else { return length == 0 }
    return memcmp(baseAddress, text.utf8Start, length) == 0
  }

  func isEqual(to text: StaticString) -> Bool { count == text.utf8CodeUnitCount && starts(with: text) }

  /// The first position of a byte, at or after a place.
  func place(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let baseAddress, let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  /// The first position of a text, at or after a place.
  func place(of text: StaticString, from start: Int = 0) -> Int? {
    var place = start
    while let found = self.place(of: text.utf8Start.pointee, from: place) {
      if part(found, count).starts(with: text) { return found }
      place = found + 1
    }
    return nil
  }

  /// The range of an attribute's value between its quotation marks; nil if a tag lacks the attribute.
  ///
  /// - Parameter start: The attribute's name with the characters around it: ` href="`.
  func value(after start: StaticString) -> Range<Int>? {
    guard let found = place(of: start) else { return nil }
    let first = found + start.utf8CodeUnitCount
    return place(of: UInt8(ascii: "\""), from: first).map { first..<$0 }
  }
}
