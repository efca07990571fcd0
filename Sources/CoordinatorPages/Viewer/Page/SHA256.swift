import Foundation

/// The hash by which browsers know a script (FIPS 180-4).
enum SHA256 {
  /// The hash of some bytes: 32 bytes. O(n).
  static func hash(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var state = start
    let padded = padded(Array(bytes))
    var schedule = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: padded.count, by: 64) {
      fill(&schedule, from: padded[block..<block + 64])
      mix(schedule, into: &state)
    }
    return state.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
  }

  /// The bytes, a one, zeroes, and how many bits there were: whole blocks of 64 bytes.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeroes = (119 - bytes.count % 64) % 64
    let length = UInt64(bytes.count) * 8
    return bytes + [0x80] + [UInt8](repeating: 0, count: zeroes)
      + withUnsafeBytes(of: length.bigEndian, Array.init)
  }

  private static func fill(_ schedule: inout [UInt32], from block: ArraySlice<UInt8>) {
    for (number, byte) in block.enumerated() {
      schedule[number / 4] = schedule[number / 4] << 8 | UInt32(byte)
    }
    for number in 16..<64 {
      let (near, far) = (schedule[number - 2], schedule[number - 15])
      let first = far.turned(7) ^ far.turned(18) ^ far >> 3
      let second = near.turned(17) ^ near.turned(19) ^ near >> 10
      schedule[number] = schedule[number - 16] &+ first &+ schedule[number - 7] &+ second
    }
  }

  private static func mix(_ schedule: [UInt32], into state: inout [UInt32]) {
    var now = state
    for (word, constant) in zip(schedule, constants) {
      let (a, e) = (now[0], now[4])
      let choice = e & now[5] ^ ~e & now[6]
      let first = now[7] &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ constant &+ word
      let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
      now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
    }
    for number in state.indices { state[number] &+= now[number] }
  }

  /// The first 32 bits of the fractions of the square roots of the first primes.
  private static let start = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants = primes.map { fraction(of: cbrt(Double($0))) }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1_0000_0000)
  }
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
