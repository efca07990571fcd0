extension String {
  /// The text as one line of words: what is seen of it, with no control and no mark of direction in it.
  var oneLineOfWords: String {
    var (line, isOpen) = ("", false)
    for scalar in unicodeScalars {
      if scalar.isUnseen { isOpen = true; continue }
      if isOpen, !line.isEmpty, line.unicodeScalars.last != " " { line += " " }
      isOpen = false
      line.unicodeScalars.append(scalar)
    }
    return line
  }
}

extension Unicode.Scalar {
  /// Controls, ends of lines, marks of direction and what is no character.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFDD0...0xFDEF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
