import CoordinatorGraph
import Yams

/// A value of a YAML document, and its place.
struct YAMLValue {
  enum Shape {
    case nothing
    case text(String)
    case list([YAMLValue])
    case mapping([(key: YAMLValue, value: YAMLValue)])
  }

  private let node: Yams.Node
  private let document: YAMLDocument

  init(_ node: Yams.Node, in document: YAMLDocument) {
    self.node = node
    self.document = document
  }

  /// The line that the value starts in, from 1.
  var line: Int { node.mark?.line ?? 1 }

  /// The type of the value. Values with anchors are an error, and so are their aliases, which come later in
  /// the text.
  func shape() throws(DeclarationError) -> Shape {
    guard node.anchor == nil else { throw .alias(line: line) }
    switch node {
    case .scalar(let scalar):
      return scalar.isNothing ? .nothing : .text(document.string(of: scalar))
    case .sequence(let sequence):
      return .list(sequence.map { YAMLValue($0, in: document) })
    case .mapping(let mapping):
      return .mapping(
        mapping.map { (YAMLValue($0.key, in: document), YAMLValue($0.value, in: document)) }
      )
    case .alias:
      throw .alias(line: line)
    }
  }
}

extension Yams.Node.Scalar {
  /// Whether the value is empty, or one of YAML's words for null.
  fileprivate var isNothing: Bool {
    style == .plain && ["", "~", "null", "Null", "NULL"].contains(string)
  }
}

extension YAMLValue {
  struct Member {
    let name: String
    let line: Int
    /// The value after the name; nil for a name in a list.
    let value: YAMLValue?

    /// A place for the statement of this name.
    var place: SourceLocation { SourceLocation(file: "", line: line) }
  }

  func text(_ key: String) throws(DeclarationError) -> String {
    guard case .text(let text) = try shape() else { throw try wrongType(key, "text") }
    return text
  }

  /// The value as a whole number from `minimum` on.
  func number(_ key: String, minimum: Int) throws(DeclarationError) -> Int {
    let text = try text(key)
    guard let number = Int(text), number >= minimum else {
      throw .wrongType(
        line: line,
        key: key,
        expected: "a whole number from \(minimum) on",
        found: "something else"
      )
    }
    return number
  }

  /// The value as one of the words of an enumeration.
  func word<Word>(_ key: String) throws(DeclarationError) -> Word
  where Word: RawRepresentable<String>, Word: CaseIterable {
    let text = try text(key)
    if let word = Word(rawValue: text) { return word }
    throw .unknownWord(text, line: line, key: key, known: Word.allCases.map(\.rawValue))
  }

  /// The value as one of the words `true` and `false`.
  func truth(_ key: String) throws(DeclarationError) -> Bool {
    let text = try text(key)
    if let truth = Bool(text) { return truth }
    throw .unknownWord(text, line: line, key: key, known: ["true", "false"])
  }

  /// The value as `file:line`.
  func location(_ key: String) throws(DeclarationError) -> SourceLocation {
    let text = try text(key)
    let colon = text.unicodeScalars.lastIndex(of: ":")
    guard let colon, let line = Int(text[text.unicodeScalars.index(after: colon)...]), line > 0 else {
      throw .wrongType(
        line: self.line,
        key: key,
        expected: "a file and a line, as 'App.swift:12'",
        found: "something else"
      )
    }
    return SourceLocation(file: String(text[..<colon]), line: line)
  }

  /// The values of a list. Nothing is a list without values, and a text is a list of one.
  func items(_ key: String) throws(DeclarationError) -> [YAMLValue] {
    switch try shape() {
    case .nothing: []
    case .text: [self]
    case .list(let items): items
    case .mapping: throw try wrongType(key, "a list")
    }
  }

  /// The names of a mapping with their values, or the names of a list. Nothing is no names, and a text is one.
  func members(_ key: String) throws(DeclarationError) -> [Member] {
    var members: [Member] = []
    if case .mapping(let pairs) = try shape() {
      for (name, value) in pairs {
        members.append(Member(name: try name.name(in: key), line: name.line, value: value))
      }
    } else {
      for item in try items(key) {
        members.append(Member(name: try item.text(key), line: item.line, value: nil))
      }
    }
    try members.checkThatNamesDiffer()
    return members
  }

  /// A key of a mapping; even a key that looks like null is a text.
  private func name(in key: String) throws(DeclarationError) -> String {
    guard case .text(let name) = try shape() else { throw try wrongType(key, "a mapping of names") }
    return name
  }

  /// The error when something else was expected here.
  func wrongType(_ key: String, _ expected: String) throws(DeclarationError) -> DeclarationError {
    let found =
      switch try shape() {
      case .nothing: "empty"
      case .text: "a text"
      case .list: "a list"
      case .mapping: "a mapping"
      }
    return .wrongType(line: line, key: key, expected: expected, found: found)
  }
}

extension [YAMLValue.Member] {
  fileprivate func checkThatNamesDiffer() throws(DeclarationError) {
    var seen: Set<String> = []
    for member in self where !seen.insert(member.name).inserted {
      throw .duplicateKey(member.name, line: member.line)
    }
  }
}
