import CoordinatorGraph

extension YAMLLines {
  /// A text in one line: plain if every reader reads it as the same text, otherwise in double quotes.
  ///
  /// - Parameter inFlow: Whether it is within brackets.
  func scalar(_ text: String, inFlow: Bool) -> String {
    if text.isBare(inFlow: inFlow) { return text }
    let hidesHashes = text.mayHoldCommands
    return "\"" + text.unicodeScalars.map { hidesHashes && $0 == "#" ? "\\x23" : escaped($0) }.joined() + "\""
  }

  /// The lines of a text that needs no quotes; nil if it needs them.
  func literal(_ text: String) -> [Substring]? {
    guard text.unicodeScalars.contains("\n"), text.unicodeScalars.allSatisfy({ $0 == "\n" || !$0.isEscaped })
    else {
      return nil
    }
    if escapesStars && text.unicodeScalars.contains("*") || text.mayHoldCommands { return nil }
    let body = text.hasSuffix("\n") ? text.dropLast() : Substring(text)
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlain = lines.first?.isEmpty == false && lines.last?.isEmpty == false
    guard isPlain, lines.allSatisfy({ $0.first != " " && $0.last != " " }) else { return nil }
    return lines
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "*" where escapesStars: "\\x2A"
    default: scalar.isEscaped ? scalar.yamlEscape : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible, or not allowed without quotes in YAML.
  fileprivate var isEscaped: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }

  fileprivate var yamlEscape: String {
    let digits = String(value, radix: 16, uppercase: true)
    let (letter, width) = value < 0x100 ? ("x", 2) : value < 0x10000 ? ("u", 4) : ("U", 8)
    return "\\" + letter + String(repeating: "0", count: width - digits.count) + digits
  }

  fileprivate var isLetter: Bool {
    isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  private static let words: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  fileprivate func isBare(inFlow: Bool) -> Bool {
    guard let first = unicodeScalars.first, first.isLetter, unicodeScalars.last != " " else { return false }
    guard !Self.words.contains(lowercased()) else { return false }
    let between: Set<Unicode.Scalar> = inFlow ? Self.marks : Self.marks.union(Self.brackets)
    return zip(unicodeScalars, unicodeScalars.dropFirst()).allSatisfy { last, scalar in
      if last == ":" || last == "#" { return scalar.isLetter || scalar.isDigit }
      return scalar.isLetter || scalar.isDigit || between.contains(scalar) || (scalar == "#" && last != " ")
    } && ![":", "#"].contains(unicodeScalars.last)
  }

  private static let marks: Set<Unicode.Scalar> = [
    " ", "_", "-", ".", "/", "<", ">", "(", ")", ":", ";", "+", "=",
  ]
  private static let brackets: Set<Unicode.Scalar> = ["[", "]", ",", "'", "!", "?"]
}
