import CoordinatorGraph

struct YAMLFields {
  /// The line that the mapping starts in.
  let line: Int
  private let values: [String: YAMLValue]

  /// - Parameters:
  ///   - value: A mapping. Nothing is one without keys, and so is nil.
  ///   - key: What a message calls the mapping.
  ///   - known: The keys that it may have.
  init(_ value: YAMLValue?, _ key: String, line: Int = 1, known: [String]) throws(DeclarationError) {
    var values: [String: YAMLValue] = [:]
    for (name, line, value) in try Self.pairs(of: value, key) {
      guard known.contains(name) else { throw .unknownKey(name, line: line, known: known) }
      guard values.updateValue(value, forKey: name) == nil else { throw .duplicateKey(name, line: line) }
    }
    self.values = values
    self.line = value?.line ?? line
  }

  private static func pairs(
    of value: YAMLValue?,
    _ key: String
  ) throws(DeclarationError) -> [(name: String, line: Int, value: YAMLValue)] {
    guard let value else { return [] }
    switch try value.shape() {
    case .nothing: return []
    case .mapping(let pairs):
      var named: [(name: String, line: Int, value: YAMLValue)] = []
      for (name, value) in pairs { named.append((try name.text(key), name.line, value)) }
      return named
    default: throw try value.wrongType(key, "a mapping")
    }
  }

  subscript(key: String) -> YAMLValue? { values[key] }

  func required(_ key: String) throws(DeclarationError) -> YAMLValue {
    guard let value = values[key] else { throw .missingKey(key, line: line) }
    return value
  }

  func text(_ key: String) throws(DeclarationError) -> String? {
    try values[key]?.text(key)
  }

  func word<Word>(_ key: String) throws(DeclarationError) -> Word?
  where Word: RawRepresentable<String>, Word: CaseIterable {
    try values[key]?.word(key)
  }

  /// The names of a key with their values; empty if the key is missing.
  func members(_ key: String) throws(DeclarationError) -> [YAMLValue.Member] {
    try values[key]?.members(key) ?? []
  }

  /// What the values of a key mean; empty if the key is missing.
  func list<Meaning>(
    _ key: String,
    _ meaning: (YAMLValue) throws(DeclarationError) -> Meaning
  ) throws(DeclarationError) -> [Meaning] {
    try (values[key]?.items(key) ?? []).map(meaning)
  }

  /// The texts of a key; empty if the key is missing.
  func texts(_ key: String) throws(DeclarationError) -> [String] {
    try list(key) { (item) throws(DeclarationError) in try item.text(key) }
  }
}
