import CoordinatorGraph

extension Node {
  /// The name of the node in every text format: one short line of visible characters. A `?` marks a node with
  /// incomplete information.
  package var caption: String {
    unknown.isEmpty ? name.caption : name.caption + " ?"
  }
}

extension String {
  /// The longest caption, in Unicode scalars, before unseen characters are spelled out.
  private static let captionLength = 80

  /// Any text as one short line of visible characters.
  package var caption: String {
    if isPlain, utf8.count <= Self.captionLength { return self }
    return isEmpty ? "(no name)" : shortened(to: Self.captionLength).oneLine
  }

  /// The text, cut with `…` when it has more than `length` scalars. Scalars and not characters, since where
  /// characters end differs from one version of Unicode to the next.
  func shortened(to length: Int) -> String {
    guard unicodeScalars.dropFirst(length).first != nil else { return self }
    var kept = Substring(unicodeScalars.prefix(length - 1)).unicodeScalars
    while let last = kept.last, last.joins { kept.removeLast() }
    return String(kept) + "…"
  }

  /// Whether it contains only ASCII letters and inner spaces, as most names do.
  var isPlain: Bool {
    guard let first = utf8.first, let last = utf8.last, first != 0x20, last != 0x20 else { return false }
    return utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// The text with every character visible and spaces at its ends shown.
  var oneLine: String {
    let inner = unicodeScalars.drop { $0 == " " }
    let leading = unicodeScalars.count - inner.count
    let trailing = inner.reversed().prefix { $0 == " " }.count
    var line = String(repeating: "␠", count: leading)
    for scalar in inner.dropLast(trailing) { line += scalar.visible }
    return line + String(repeating: "␠", count: trailing)
  }
}

extension Unicode.Scalar {
  /// Whether it joins the characters before and after it, as in emoji.
  fileprivate var joins: Bool { value == 0x200D || value == 0xFE0F }

  /// The character, or a replacement if it would be invisible or would change the direction of the text.
  fileprivate var visible: String {
    switch value {
    case 0x00...0x1F: String(Character(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"))
    case 0x7F: "␡"
    default: isUnseen ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
    }
  }

  /// Controls, marks of direction, separators, fillers and noncharacters. A fixed list and not the properties
  /// of the standard library, whose tables differ from one system to the next.
  private var isUnseen: Bool {
    switch value {
    case 0x80...0x9F, 0xAD, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E: true
    case 0x2060...0x206F, 0x3164, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
