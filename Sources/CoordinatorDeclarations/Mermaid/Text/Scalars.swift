/// Letters as numbers: a lexer compares them by the million, and numbers past Unicode's end can mark places.
extension UInt32 {
  static let newline: UInt32 = 0x0A
  static let space: UInt32 = 0x20
  static let quote: UInt32 = 0x22
  static let singleQuote: UInt32 = 0x27

  /// Marks for the `#` and the `;` of an entity. They are not scalars, so no text contains them.
  static let entityStart: UInt32 = 0x11_0000
  static let entityEnd: UInt32 = 0x11_0001

  init(_ scalar: Unicode.Scalar) { self = scalar.value }

  static func == (left: UInt32, right: Unicode.Scalar) -> Bool { left == right.value }
  static func != (left: UInt32, right: Unicode.Scalar) -> Bool { left != right.value }

  /// White space as JavaScript's patterns have it.
  var isSpace: Bool {
    switch self {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
      true
    default: false
    }
  }

  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isCapital: Bool { (0x41...0x5A).contains(self) }
  var isLatin: Bool { isCapital || (0x61...0x7A).contains(self) }
  /// A letter, digit or underscore of ASCII.
  var isWord: Bool { isLatin || isDigit || self == 0x5F }

  /// A letter beyond ASCII that an id may contain.
  var isForeignLetter: Bool {
    guard (0xAA...0xFFFF).contains(self), let scalar = Unicode.Scalar(self) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    default: return false
    }
  }

  func isOne(of letters: StaticString) -> Bool {
    letters.withUTF8Buffer { $0.contains { UInt32($0) == self } }
  }
}

extension String {
  init(scalars: some Sequence<UInt32>) {
    self = ""
    for scalar in scalars {
      unicodeScalars.append(scalar.scalar)
    }
  }
}

extension UInt32 {
  /// The scalar in a text; a mark becomes the letter that it replaced.
  var scalar: Unicode.Scalar { Unicode.Scalar(unmarked) ?? "\u{FFFD}" }

  fileprivate var unmarked: UInt32 {
    switch self {
    case .entityStart: UInt32("#" as Unicode.Scalar)
    case .entityEnd: UInt32(";" as Unicode.Scalar)
    default: self
    }
  }
}
