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
