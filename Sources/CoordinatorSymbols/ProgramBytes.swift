/// The bytes of a program's file, with bounds checks.
struct ProgramBytes {
  let bytes: [UInt8]

  func number<Number: FixedWidthInteger>(at place: Int, as type: Number.Type) -> Number? {
    guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return nil }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type).littleEndian }
  }

  /// A number as an index; nil if it does not fit.
  func index<Number: FixedWidthInteger>(at place: Int, _ type: Number.Type) -> Int? {
    number(at: place, as: type).flatMap { Int(exactly: $0) }
  }

  /// A text that ends with a zero.
  func text(at place: Int) -> String? {
    guard bytes.indices.contains(place), let end = bytes[place...].firstIndex(of: 0) else { return nil }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }

  /// Whether a zero-terminated text is at a place.
  func holds(_ text: [UInt8], at place: Int) -> Bool {
    guard place >= 0, place < bytes.count - text.count, bytes[place + text.count] == 0 else { return false }
    return bytes[place..<place + text.count].elementsEqual(text)
  }
}
