/// A token of a manifest in Swift. Reading calls needs no more kinds.
enum SwiftToken: Hashable {
  case word(String)
  /// A string literal without interpolation.
  case text(String)
  case mark(UInt8)
  /// A string literal with interpolation.
  case unknownText
}

/// Splits Swift source into tokens, without comments.
struct SwiftTokens {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [SwiftToken] = []

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var reader = SwiftTokens(bytes: bytes)
    while reader.place < bytes.count { reader.readNext() }
    return reader.tokens
  }

  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func readNext() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "/") where self.byte(at: place + 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where self.byte(at: place + 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): readText()
    case _ where byte.isInWords: readWord()
    case 0...0x20: place += 1
    default:
      tokens.append(.mark(byte))
      place += 1
    }
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (byte(at: place), byte(at: place + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      default: place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  private mutating func readWord() {
    let start = place
    while place < bytes.count, bytes[place].isInWords { place += 1 }
    tokens.append(.word(String(decoding: bytes[start..<place], as: UTF8.self)))
  }

  /// A literal ends on its line. So an unterminated one breaks that line only.
  private mutating func readText() {
    place += 1
    let start = place
    var isKnown = true
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "\\") { (isKnown, place) = (false, place + 1) }
      place += 1
    }
    let text = String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
    tokens.append(isKnown ? .text(text) : .unknownText)
    place += 1
  }
}

extension UInt8 {
  fileprivate var isInWords: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
