import CoordinatorGraph

struct YAMLLines {
  struct Field {
    enum Value {
      case text(String)
      case number(Int)
      case list([String])
    }

    let key: String
    let value: Value
  }

  private(set) var text = ""
  private var depth = 0
  /// Whether a star is written as an escape, so that no word looks like an alias.
  let escapesStars: Bool

  init(escapesStars: Bool) {
    self.escapesStars = escapesStars
  }

  mutating func pair(_ key: String, _ value: String) {
    line(key: key, value: scalar(value, inFlow: false))
  }

  /// A key and a text of several lines.
  mutating func pair(_ key: String, prose: String) {
    guard let lines = literal(prose) else { return pair(key, prose) }
    line(key: key, value: prose.hasSuffix("\n") ? "|" : "|-")
    depth += 1
    for part in lines { line(String(part)) }
    depth -= 1
  }

  /// A key, and the lines under it.
  mutating func block(_ key: String, _ write: (inout YAMLLines) -> Void) {
    line(key: key, value: nil)
    depth += 1
    write(&self)
    depth -= 1
  }

  /// A key and a list of texts: in one line when that is short.
  mutating func list(_ key: String, _ values: [String]) {
    let items = values.map { scalar($0, inFlow: true) }
    let short = "[" + items.joined(separator: ", ") + "]"
    if short.utf8.count <= 80 { return line(key: key, value: short) }
    block(key) { lines in
      for item in items { lines.line("- " + item) }
    }
  }

  mutating func pair(_ field: Field) {
    line(key: field.key, value: written(field.value, inFlow: false))
  }

  /// A key, and a mapping in one line.
  mutating func pair(_ key: String, fields: [Field]) {
    line(key: key, value: fields.isEmpty ? nil : flow(fields))
  }

  /// An element of a list: a mapping in one line.
  mutating func item(_ fields: [Field]) {
    line("- " + flow(fields))
  }

  mutating func line(_ content: String) {
    if !content.isEmpty { text += String(repeating: "  ", count: depth) + content }
    text += "\n"
  }

  private func flow(_ fields: [Field]) -> String {
    "{" + fields.map { "\($0.key): \(written($0.value, inFlow: true))" }.joined(separator: ", ") + "}"
  }

  private func written(_ value: Field.Value, inFlow: Bool) -> String {
    switch value {
    case .text(let text): scalar(text, inFlow: inFlow)
    case .number(let number): String(number)
    case .list(let items): "[" + items.map { scalar($0, inFlow: true) }.joined(separator: ", ") + "]"
    }
  }

  private mutating func line(key: String, value: String?) {
    let name = scalar(key, inFlow: false)
    let end = value.map { " " + $0 } ?? ""
    // Readers look for the colon of a short key in the next thousand characters only.
    guard name.unicodeScalars.count > 900 else { return line(name + ":" + end) }
    line("? " + name)
    line(":" + end)
  }
}

extension YAMLLines.Field {
  /// A key and a text; nil if there is no text.
  init?(_ key: String, _ text: String?) {
    guard let text else { return nil }
    self.init(key: key, value: .text(text))
  }

  init(_ key: String, number: Int) {
    self.init(key: key, value: .number(number))
  }

  /// A key and a list; nil for an empty list.
  init?(_ key: String, list: [String]) {
    guard !list.isEmpty else { return nil }
    self.init(key: key, value: .list(list))
  }
}

extension YAMLLines {
  /// A text in one line: plain if every reader reads it as the same text, otherwise in double quotes.
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
