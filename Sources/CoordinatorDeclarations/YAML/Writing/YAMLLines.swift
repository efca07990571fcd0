/// Writes lines of YAML.
struct YAMLLines {
  /// A key with its value.
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

  /// A key and a text.
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

  /// A key and a value.
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

  /// A line without changes.
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

  /// A key and a number.
  init(_ key: String, number: Int) {
    self.init(key: key, value: .number(number))
  }

  /// A key and a list; nil for an empty list.
  init?(_ key: String, list: [String]) {
    guard !list.isEmpty else { return nil }
    self.init(key: key, value: .list(list))
  }
}
