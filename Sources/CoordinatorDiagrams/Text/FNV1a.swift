/// A hash that is the same on every run, unlike `Hasher`'s: FNV-1a of 64 bits (Fowler, Noll and Vo).
package enum FNV1a {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Hexadecimal digits, the last of them.
  package static func digits(_ hash: UInt64, atMost count: Int = 16) -> String {
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(count))
  }
}
