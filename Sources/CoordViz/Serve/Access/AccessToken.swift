/// The secret part of the server's address: 128 random bits, as 32 hexadecimal digits.
struct AccessToken: Equatable {
  let text: String

  /// A new one.
  init() {
    let digits = Array("0123456789abcdef")
    var generator = SystemRandomNumberGenerator()
    text = String((0..<32).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
  }

  /// One that was chosen; nil unless it has at least 128 bits in hexadecimal digits.
  init?(_ text: String) {
    let digits = Set("0123456789abcdef")
    guard (32...128).contains(text.count), text.allSatisfy(digits.contains) else { return nil }
    self.text = text
  }

  /// Whether a text is the token. The comparison takes constant time, so that its duration reveals nothing.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, others) = (Array(text.utf8), Array(other.utf8))
    guard own.count == others.count else { return false }
    return zip(own, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
