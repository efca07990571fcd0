/// A 128-bit digest of some bytes: the same on every machine and in every run.
///
/// For each 16 bytes, it computes two folded 64-bit products with different constants. It avoids reading
/// equal files twice; it gives no protection against deliberate collisions.
struct Digest: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes(Digest.init)
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    var (a, b) = (0x9E37_79B9_7F4A_7C15 as UInt64, 0xD1B5_4A32_D192_ED03 as UInt64)
    var place = 0
    while place + 16 <= bytes.count {
      let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
      (a, b) = Self.mixed(a, b, first, second)
      place += 16
    }
    var rest = (0 as UInt64, 0 as UInt64)
    for (offset, byte) in bytes[place...].enumerated() {
      if offset < 8 { rest.0 |= UInt64(byte) << (8 * UInt64(offset)) }
      if offset >= 8 { rest.1 |= UInt64(byte) << (8 * UInt64(offset - 8)) }
    }
    (a, b) = Self.mixed(a, b, rest.0, rest.1)
    (a, b) = Self.mixed(a, b, UInt64(bytes.count), 0x2545_F491_4F6C_DD1D)
    (high, low) = Self.mixed(b, a, a, b)
  }

  private static func mixed(_ a: UInt64, _ b: UInt64, _ first: UInt64, _ second: UInt64) -> (UInt64, UInt64) {
    let one = (first ^ a ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: second ^ 0xE703_7ED1_A0B4_28DB)
    let two = (first ^ 0x8EBC_6AF0_9C88_C6E3).multipliedFullWidth(by: second ^ b ^ 0x5899_65CC_7537_4CC3)
    return (
      (one.high ^ one.low) &+ (a << 29 | a >> 35) ^ second,
      (two.high ^ two.low) &+ (b << 31 | b >> 33) ^ first
    )
  }
}

extension [UInt8] {
  mutating func append(_ number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  mutating func append(_ digest: Digest) {
    append(digest.high)
    append(digest.low)
  }

  /// The text with its length before it, so that no two lists of texts are the same bytes.
  mutating func append(_ text: String) {
    append(UInt64(text.utf8.count))
    append(contentsOf: text.utf8)
  }
}

/// Reads numbers and bytes from the front of a cached file; nil if it is too short.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func number() -> UInt64? {
    guard let part = part(of: 8) else { return nil }
    return part.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  }

  mutating func count() -> Int? {
    number().flatMap(Int.init(exactly:))
  }

  mutating func digest() -> Digest? {
    guard let high = number(), let low = number() else { return nil }
    return Digest(high: high, low: low)
  }

  /// A length, and as many bytes.
  mutating func content() -> [UInt8]? {
    count().flatMap { part(of: $0) }.map(Array.init)
  }

  mutating func text() -> String? {
    content().map { String(decoding: $0, as: UTF8.self) }
  }

  /// A count, and as many items.
  mutating func list<Item>(_ item: (inout ByteReader) -> Item?) -> [Item]? {
    guard let count = count(), count >= 0 else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let item = item(&self) else { return nil }
      items.append(item)
    }
    return items
  }

  private mutating func part(of count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes[place..<place + count]
  }
}
