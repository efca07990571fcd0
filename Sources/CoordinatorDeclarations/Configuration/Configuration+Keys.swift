import CoordinatorGraph

extension Configuration {
  /// The configuration that a YAML text states.
  ///
  /// - Throws: ``DeclarationError``, which names the line.
  package init(yaml text: String, words: Words) throws(DeclarationError) {
    self.init()
    try Self.keys.read(YAMLDocument.root(of: text), "the configuration", words, into: &self)
  }

  /// The configuration as YAML with every key, in the order of the documentation.
  package func yaml() -> String {
    Self.keys.map { $0.line($0.written(self) ?? $0.empty) + "\n" }.joined()
  }

  /// All keys, in the order in which they are written. docs/configuration.schema.json lists the same.
  static let keys: [ConfigurationKey<Self>] =
    [
      version, .texts("sources", \.sources), .texts("exclude", \.exclude), .texts("base_types", \.baseTypes),
      parts, .text("theme", \.theme, of: { $0.themes }),
      .text("direction", \.direction, of: { $0.directions }),
      .text("strip_suffix", \.stripSuffix), .text("source_link", \.sourceLink), .places("outputs", \.outputs),
      .texts("docs", \.docs), .places("pages", \.pages, takesOne: true),
      .text("language", \.language, of: { $0.languages }),
      .text("thumbnails", \.thumbnails), .text("hierarchy", \.hierarchy), severities,
      edgeRules("forbidden"), edgeRules("allowed"), .text("baseline", \.baseline),
    ]

  private static let version = ConfigurationKey<Self>("version") { (fields, _, _) throws(DeclarationError) in
    let version = try fields.required("version")
    let number = try version.number("version", minimum: 1)
    guard number == 1 else { throw .newerVersion(number, line: version.line) }
  } written: { _ in
    "1"
  }

  private static let parts = ConfigurationKey<Self>("roles", empty: "{}") {
    (fields, _, owner) throws(DeclarationError) in
    for member in try fields.members("roles") {
      guard let value = member.value else { throw .missingKey(member.name, line: member.line) }
      owner.roles.append(Part(pattern: member.name, role: try value.word("role")))
    }
  } written: {
    mapping($0.roles.map { ($0.pattern, $0.role.rawValue) })
  }

  private static let severities = ConfigurationKey<Self>("rules", empty: "{}") {
    (fields, words, owner) throws(DeclarationError) in
    for member in try fields.members("rules") {
      guard words.rules.contains(member.name) else {
        throw .unknownWord(member.name, line: member.line, key: "rule", known: words.rules)
      }
      guard let value = member.value else { throw .missingKey(member.name, line: member.line) }
      let level: Level = try value.word("severity")
      owner.rules[member.name] = .some(Finding.Severity(rawValue: level.rawValue))
    }
  } written: {
    mapping($0.rules.sorted { $0.key < $1.key }.map { ($0.key, $0.value?.rawValue ?? "off") })
  }

  private enum Level: String, CaseIterable {
    case error, warning, note, off
  }

  private static func mapping(_ pairs: [(String, String)]) -> String? {
    pairs.isEmpty ? nil : pairs.map { "\n  \(YAMLLines.written($0)): \($1)" }.joined()
  }
}

extension Configuration.Pages: ConfiguredPlace {
  static let keys: [ConfigurationKey<Self>] = [
    pathKey, .text("format", \.format, of: { $0.media }), .text("title", \.title),
    .text("language", \.language, of: { $0.languages }),
  ]
}

extension Configuration.Picture: ConfiguredPlace {
  static let keys = [pathKey] + options.map(option) + ["fold", "legend", "caption", "ascii"].map(switched)

  private static let options = [
    "format", "show", "only", "exclude", "focus", "depth", "direction_of_focus", "reaches", "max_depth",
    "collapse", "theme", "direction", "title", "scale", "appearance", "source_url", "max_width", "max_height",
    "for", "strip_suffix",
  ]

  private func values(of option: String) -> [String]? { options.first { $0.name == option }?.values }

  private static func option(_ key: String) -> ConfigurationKey<Self> {
    // `max-depth` for `max_depth`.
    let name = String(key.map { $0 == "_" ? "-" : $0 })
    return ConfigurationKey(key) { (fields, _, owner) throws(DeclarationError) in
      // A key without a value, as in `focus:`, is as good as none.
      let values = try fields.texts(key)
      if !values.isEmpty { owner.options.append(Configuration.Option(name: name, values: values)) }
    } written: {
      $0.values(of: name).map(YAMLLines.written)
    }
  }

  private static func switched(_ key: String) -> ConfigurationKey<Self> {
    let isShown = ["legend", "caption"].contains(key)
    let name = isShown ? "no-\(key)" : key
    return ConfigurationKey(key) { (fields, _, owner) throws(DeclarationError) in
      guard let isOn = try fields[key]?.truth(key), isOn != isShown else { return }
      owner.options.append(Configuration.Option(name: name, values: []))
    } written: {
      $0.values(of: name).map { _ in String(!isShown) }
    }
  }
}
