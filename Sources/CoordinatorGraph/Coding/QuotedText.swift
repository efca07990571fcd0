extension String {
  /// The text between quotes, on one line and shortened, for a message.
  package var quoted: String {
    let limit = 80
    let shown = unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory.isInvisible ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "'\(shown.joined())\(unicodeScalars.count > limit ? "…" : "")'"
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isInvisible: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(self)
  }
}
