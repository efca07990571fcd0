import CoordinatorDiagrams

/// The format and the size of an image, from its first bytes.
struct ImageHeader: Equatable {
  let format: Thumbnail.Format
  let width: Int
  let height: Int

  /// nil if the bytes are no PNG and no JPEG, or have no size.
  init?(_ bytes: [UInt8]) {
    guard let header = Self.png(bytes) ?? Self.jpeg(bytes), header.width > 0, header.height > 0 else {
      return nil
    }
    self = header
  }

  private init(_ format: Thumbnail.Format, width: Int, height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// A PNG starts with its signature and the chunk IHDR (W3C, "PNG Specification", 5.2 and 11.2.1).
  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature), Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    return ImageHeader(.png, width: bytes.number(at: 16, length: 4), height: bytes.number(at: 20, length: 4))
  }

  /// A JPEG is a list of segments; one that starts a frame has the size (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if kind == 0xFF { place += 1; continue }
      if startsFrame(kind) {
        return ImageHeader(
          .jpeg,
          width: bytes.number(at: place + 7, length: 2),
          height: bytes.number(at: place + 5, length: 2)
        )
      }
      place += 2 + max(bytes.number(at: place + 2, length: 2), 2)
    }
    return nil
  }

  /// The markers SOF0 to SOF15, without those of tables and of arithmetic coding.
  private static func startsFrame(_ kind: UInt8) -> Bool {
    (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
  }
}

extension [UInt8] {
  /// A number with its highest byte first.
  fileprivate func number(at place: Int, length: Int) -> Int {
    self[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
  }
}
