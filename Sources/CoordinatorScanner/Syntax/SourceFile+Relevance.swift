extension SourceFile {
  /// Whether anything in the file can matter for coordinators.
  ///
  /// It is false only for plain data: no class, protocol, extension, function, call or interpolation. Its types are its
  /// own, or those of the standard library and Foundation. O(length of the text), without parsing.
  public var mayMatter: Bool {
    if hasStranger { return true }
    var own = PlainWords.types
    var (words, previous) = (WordReader(bytes: text), "")
    while let word = words.next() {
      if previous == "struct" || previous == "enum" { own.insert(word.text) }
      previous = word.text
    }
    (words, previous) = (WordReader(bytes: text), "")
    while let word = words.next() {
      if !word.isPlain(after: previous, own) { return true }
      previous = word.text
    }
    return false
  }
}

extension SourceFile {
  /// Whether a word of code appears. Nearly all files have one in their first lines.
  private var hasStranger: Bool {
    var words = WordReader(bytes: text)
    while let word = words.next() {
      if word.text.isEmpty || PlainWords.strangers.contains(word.text) { return true }
    }
    return false
  }
}

extension WordReader.Word {
  /// Names in small letters are values, keywords and labels; those with a bracket behind them may be calls.
  fileprivate func isPlain(after previous: String, _ own: Set<String>) -> Bool {
    guard let first = text.utf8.first else { return false }
    if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first { return !isCalled && own.contains(text) }
    return !PlainWords.strangers.contains(text) && (!isCalled || previous == "case")
  }
}

/// The kinds of well-known words.
private enum PlainWords {
  static let types: Set<String> = [
    "Bool", "CaseIterable", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Codable", "CodingKey",
    "CodingKeys", "Comparable", "Data", "Date", "Decimal", "Decodable", "Double", "Encodable", "Equatable",
    "Error", "Float", "Foundation", "Hashable", "Identifiable", "Int", "Int32", "Int64", "Sendable", "String",
    "TimeInterval", "UInt", "URL", "UUID",
  ]

  /// Words of declarations that may carry a conformance, a factory or behaviour.
  static let strangers: Set<String> = [
    "actor", "class", "extension", "func", "init", "macro", "operator", "protocol", "self", "subscript",
    "super", "typealias",
  ]
}
