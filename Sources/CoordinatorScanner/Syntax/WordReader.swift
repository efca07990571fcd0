/// The words of a file outside of comments and texts, found without parsing it.
struct WordReader {
  struct Word {
    /// Empty for code that has to be parsed: interpolations, macros, names in backticks.
    let text: String
    /// Whether a bracket follows: it may be a call.
    let isCalled: Bool
  }

  private let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Word? {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "\""):
        if !skipText() { return Word(text: "", isCalled: true) }
      case UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "@"), 0x80...:
        place += 1
        return Word(text: "", isCalled: true)
      case let byte where byte.isInWords: return word()
      default: place += 1
      }
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = place
    while place < bytes.count, bytes[place].isInWords { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return Word(text: text, isCalled: place < bytes.count && bytes[place] == UInt8(ascii: "("))
  }

  private func follows(_ byte: UInt8) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == byte
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  /// Skips to the first end. Of nested comments, it reads some words, which does no harm.
  private mutating func skipComment() {
    place += 2
    while place < bytes.count, !(bytes[place] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) {
      place += 1
    }
    place += 2
  }

  /// Skips a text on one line without interpolation; returns whether it did.
  private mutating func skipText() -> Bool {
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return place >= bytes.count || bytes[place] != UInt8(ascii: "\"")
      case UInt8(ascii: "\\"), UInt8(ascii: "\n"): return false
      default: place += 1
      }
    }
    return false
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or an underscore of ASCII.
  fileprivate var isInWords: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
