import CoordinatorGraph
import Yams

typealias YAMLNode = Yams.Node

/// A key of a mapping with its value.
typealias YAMLField = (key: String, value: YAMLNode)

extension Yams.Node {
  /// A text, plain or in quotes; nil is written as `null`.
  static func text(_ text: String?) -> Self {
    guard let text else { return Self("null", Tag(.null), .plain) }
    return Self(text, Tag(.str), text.yamlStyle)
  }

  /// What is between a key without a value and the next key.
  static var nothing: Self { Self("", Tag(.null), .plain) }

  static func number(_ number: Int) -> Self { Self(String(number), Tag(.int), .plain) }

  static func truth(_ truth: Bool) -> Self { Self(String(truth), Tag(.bool), .plain) }

  /// A list of texts: on one line if that is short.
  static func texts(_ texts: [String]) -> Self {
    let isShort = texts.reduce(0) { $0 + $1.utf8.count + 2 } <= 80
    return list(texts.map { text($0) }, isOnOneLine: isShort)
  }

  static func list(_ values: [Self], isOnOneLine: Bool = false) -> Self {
    Self(values, Tag(.seq), isOnOneLine ? .flow : .block)
  }

  static func mapping(_ fields: [YAMLField], isOnOneLine: Bool = false) -> Self {
    Self(fields.map { (text($0.key), $0.value) }, Tag(.map), isOnOneLine ? .flow : .block)
  }

  /// Whether it is an empty list or mapping, or no value.
  var isEmpty: Bool {
    switch self {
    case .sequence(let values): values.isEmpty
    case .mapping(let pairs): pairs.isEmpty
    case .scalar(let scalar): scalar.tag == Tag(.null)
    case .alias: false
    }
  }
}

extension Yams.Node {
  /// The values as YAML, with an empty line between them: reading the text gives the same values.
  static func yaml(_ values: [Self]) -> String {
    let text = written(values)
    if text.tooManyAliases == nil, text.withoutCommands == text { return text }
    // Between quotes, signs can be written so that no word looks like an alias, or like a command of a build server.
    return written(values.map(\.inQuotes)).replacing("*", with: "\\x2A").replacing("##", with: "#\\x23")
  }

  private static func written(_ values: [Self]) -> String {
    let text = values.map { $0.written(allowUnicode: true) }.joined(separator: "\n")
    // Marks that change the direction of text are written as escapes. There is no way to escape only those.
    let hasMarks = text.unicodeScalars.contains { $0.value > 0x7F && $0.isControl }
    return hasMarks ? values.map { $0.written(allowUnicode: false) }.joined(separator: "\n") : text
  }

  private func written(allowUnicode: Bool) -> String {
    // It fails for aliases and when memory ends.
    (try? Yams.serialize(node: self, width: -1, allowUnicode: allowUnicode)) ?? ""
  }

  /// The same with each text between double quotes.
  private var inQuotes: Self {
    switch self {
    case .scalar(let scalar): isEmpty ? self : Self(scalar.string, scalar.tag, .doubleQuoted)
    case .sequence(let values): Self(values.map(\.inQuotes), values.tag, values.style)
    case .mapping(let pairs):
      Self(pairs.map { ($0.key.inQuotes, $0.value.inQuotes) }, pairs.tag, pairs.style)
    case .alias: self
    }
  }
}

extension String {
  /// The style in which every reader reads the same text.
  fileprivate var yamlStyle: Yams.Node.Scalar.Style {
    guard let first = unicodeScalars.first else { return .doubleQuoted }
    // Readers take other ends of lines for line feeds.
    let otherEnds: Set<Unicode.Scalar> = ["\r", "\u{85}", "\u{2028}", "\u{2029}"]
    if unicodeScalars.contains(where: otherEnds.contains) { return .doubleQuoted }
    if unicodeScalars.contains("\n") {
      return first.properties.isWhitespace || hasSuffix("\n\n") ? .doubleQuoted : .literal
    }
    // Numbers, dates and signs start with no letter.
    let isPlain = first.properties.isAlphabetic && !Self.wordsOfYAML.contains(lowercased())
    return isPlain ? .plain : .doubleQuoted
  }

  private static let wordsOfYAML: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
}
