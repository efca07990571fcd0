import Foundation

/// Images of one colour, made without a library.
public enum SampleImage {
  /// A PNG with uncompressed rows (W3C, "PNG Specification"; RFC 1950 and 1951).
  public static func png(width: Int, height: Int, colour: [UInt8] = [90, 140, 220]) -> [UInt8] {
    let row: [UInt8] = [0] + [[UInt8]](repeating: colour, count: width).joined()
    let pixels = [UInt8]([[UInt8]](repeating: row, count: height).joined())
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("IDAT", stream(pixels)) + chunk("IEND", [])
  }

  /// The start of a JPEG of the given size, with a segment before the one that tells it.
  public static func jpegHeader(width: Int, height: Int) -> [UInt8] {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8]
    return start + bytes(height).suffix(2) + bytes(width).suffix(2) + [3, 0, 0]
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(kind.utf8) + data
    return bytes(data.count) + content + bytes(Int(checksum(content)))
  }

  private static func stream(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    let longest = 65_535
    for start in stride(from: 0, to: data.count, by: longest) {
      let block = data[start..<min(start + longest, data.count)]
      let count = block.count
      let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
      result += [start + longest >= data.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + bytes(b << 16 | a)
  }

  private static func checksum(_ data: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}
