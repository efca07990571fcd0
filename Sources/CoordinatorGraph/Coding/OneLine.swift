extension String {
  /// The text without line breaks, other control characters and invisible marks. A text from a file must not
  /// break a line, reverse its text, or tell an assistant what people do not see.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? $0.isInvisible ? "" : " " : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it is no letter of a line.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: isInvisible
    }
  }

  /// Whether it is a direction mark, or one of the tags and variants that can spell a text that nobody sees.
  fileprivate var isInvisible: Bool { properties.isBidiControl || 0xE0000...0xE0FFF ~= value }
}
