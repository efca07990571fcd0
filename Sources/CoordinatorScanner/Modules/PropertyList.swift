/// A property list in the old style, which Xcode's project files are written in.
indirect enum PropertyList {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  /// The text under a key.
  func text(_ key: String) -> String? {
    if case .text(let text)? = self[key] { text } else { nil }
  }

  /// The texts in the list under a key.
  func texts(_ key: String) -> [String] {
    guard case .list(let elements)? = self[key] else { return [] }
    return elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

/// Reads property lists; nil for other files.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var place = 0

  /// Project files nest four levels deep. Xcode writes no deeper ones.
  private static let deepest = 32

  static func read(_ bytes: [UInt8]) -> PropertyList? {
    var reader = PropertyListReader(bytes: bytes)
    return reader.value(depth: 0)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value(depth: Int) -> PropertyList? {
    skipSpace()
    guard depth < Self.deepest, place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    default: return text().map(PropertyList.text)
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    place += 1
    var values: [String: PropertyList] = [:]
    while true {
      if consume(UInt8(ascii: "}")) { return .dictionary(values) }
      guard let key = text(), consume(UInt8(ascii: "=")), let value = value(depth: depth + 1),
        consume(UInt8(ascii: ";"))
      else { return nil }
      values[key] = value
    }
  }

  private mutating func list(depth: Int) -> PropertyList? {
    place += 1
    var elements: [PropertyList] = []
    while true {
      if consume(UInt8(ascii: ")")) { return .list(elements) }
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      guard consume(UInt8(ascii: ",")) else { return consume(UInt8(ascii: ")")) ? .list(elements) : nil }
    }
  }

  private mutating func text() -> String? {
    skipSpace()
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "\"") { return quoted() }
    let start = place
    while place < bytes.count, bytes[place].isInPlainTexts { place += 1 }
    return start == place ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
      text.append(bytes[place])
      place += 1
    }
    place += 1
    return place > bytes.count ? nil : String(decoding: text, as: UTF8.self)
  }

  private mutating func consume(_ mark: UInt8) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == mark else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if isComment(UInt8(ascii: "*")) {
        place += 2
        while place < bytes.count, !endsComment { place += 1 }
        place += 2
      } else if isComment(UInt8(ascii: "/")) {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else {
        return
      }
    }
  }

  private func isComment(_ second: UInt8) -> Bool {
    bytes[place] == UInt8(ascii: "/") && place + 1 < bytes.count && bytes[place + 1] == second
  }

  private var endsComment: Bool {
    bytes[place] == UInt8(ascii: "*") && place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/")
  }
}

extension UInt8 {
  fileprivate var isInPlainTexts: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"),
      UInt8(ascii: ","), UInt8(ascii: "="), 0...0x20:
      false
    default: true
    }
  }
}
