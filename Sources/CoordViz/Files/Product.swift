import CoordinatorGraph
import Foundation

/// The kind of an output, and the rule for what may not be in it. Names and texts of source, recordings and graphs may
/// contain anything. Terminals, build servers, browsers and assistants must not obey them.
enum Content {
  /// Lines to read: words, Markdown, Mermaid, DOT, YAML, Swift.
  case text
  /// The same, with colours of a terminal.
  case colouredText
  /// Lines that are commands of GitHub's runner on purpose.
  case commands
  case json
  /// SVG and HTML.
  case markup
  /// Pictures, facts, and documents of the user.
  case bytes

  /// The content of a file by its extension.
  init(path: String) {
    switch path.ending {
    case "svg", "html": self = .markup
    case "json", "js", "sarif": self = .json
    case "png", "jpg", "jpeg", "pdf": self = .bytes
    default: self = .text
    }
  }

  /// The bytes without anything that the rule forbids. What is safe already does not change. O(n).
  func safe(_ bytes: [UInt8]) -> [UInt8] {
    guard self != .bytes, Self.mayBeUnsafe(bytes) else { return bytes }
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .json: return Array(Self.escaped(text).utf8)
    case .text: return Array(Self.visible(text).withoutCommands.utf8)
    case .colouredText: return Array(Self.visible(text, keepsColours: true).withoutCommands.utf8)
    case .commands: return Array(Self.visible(text).withoutHashCommands(by: " #").utf8)
    case .markup:
      let text = Self.visible(text).withoutHashCommands(by: "&#35;")
      return Array(text.withoutColonCommands(by: "&#58;").utf8)
    case .bytes: return bytes
    }
  }

  /// Whether there are bytes of control characters or of other invisible ones, or two hashes or colons.
  private static func mayBeUnsafe(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    return bytes.contains { byte in
      defer { last = byte }
      switch byte {
      case 0x09, 0x0A: return false
      case ..<0x20, 0x7F, 0xF3: return true
      case UInt8(ascii: "#"), UInt8(ascii: ":"): return last == byte
      case 0x80...0xAE: return last == 0xC2 && byte < 0xA0 || last == 0xD8 || last == 0x80 || last == 0x81
      default: return false
      }
    }
  }

  /// The text without control characters and other invisible ones. Line feeds and tabs stay.
  private static func visible(_ text: String, keepsColours: Bool = false) -> String {
    let scalars = Array(text.unicodeScalars)
    var made = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n", "\t": made.append(scalar)
      case "\u{2028}", "\u{2029}": made.append(" ")
      case "\u{1B}" where keepsColours && isColour(scalars[place...]): made.append(scalar)
      default: if !scalar.isControl { made.append(scalar) }
      }
    }
    return String(made)
  }

  /// Whether a sequence for a terminal sets a colour and does nothing else: `ESC [ 1 ; 31 m`.
  private static func isColour(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.dropFirst().first == "[" else { return false }
    return scalars.dropFirst(2).first { !("0"..."9").contains($0) && $0 != ";" } == "m"
  }

  /// JSON in which such characters and the second of two hashes are escaped. A bare one is white space between values.
  private static func escaped(_ text: String) -> String {
    var made = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": made.append(scalar)
      case "\r": made.append(" ")
      case _ where scalar.isControl || scalar == "#" && last == "#":
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          made += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
        }
      default: made.append(scalar)
      }
      last = scalar
    }
    return String(made)
  }
}

/// Bytes that may leave the program: to a stream, a file or a browser. Nothing else does.
struct Product {
  let bytes: [UInt8]
  let warnings: [String]
  /// The layout that was chosen for a picture, in words.
  let layout: String?

  /// What is left of the bytes by the rule for their content.
  init(bytes: [UInt8], as content: Content, warnings: [String] = [], layout: String? = nil) {
    (self.bytes, self.warnings, self.layout) = (content.safe(bytes), warnings, layout)
  }

  init(text: String, as content: Content, warnings: [String] = []) {
    self.init(bytes: Array(text.utf8), as: content, warnings: warnings)
  }

  /// A value as JSON for programs, its keys sorted.
  init(json value: JSONValue) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    self.init(bytes: Array(try encoder.encode(value)) + [0x0A], as: .json)
  }
}
