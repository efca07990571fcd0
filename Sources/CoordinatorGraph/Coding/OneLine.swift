extension String {
  /// The text without line breaks, other control characters and direction marks. Findings may come from a
  /// file, and must not break a line or reverse its text.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.properties.isBidiControl ? "" : $0.isControl ? " " : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it is no letter of a line.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
