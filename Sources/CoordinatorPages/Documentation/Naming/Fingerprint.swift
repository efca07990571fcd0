/// A number that follows from a text, the same on every machine: FNV-1a of 64 bits (Fowler, Noll and Vo).
enum Fingerprint {
  /// Ten hexadecimal digits of it.
  static func digits(of text: String) -> String {
    var number: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(number ^ (number >> 40), radix: 16)
    return String((String(repeating: "0", count: 10) + digits).suffix(10))
  }
}
