import CoordinatorGraph

/// The settings of a project: `.coordviz.yml`, as docs/reference/configuration.md describes it. Paths are as written,
/// relative to the folder of the file.
package struct Configuration: Hashable, Sendable {
  /// The input of commands that name none.
  package var sources: [String] = []
  /// The sources to ignore: patterns of paths.
  package var exclude: [String] = []
  /// Types whose subclasses and conforming types are coordinators.
  package var baseTypes: [String] = []
  /// The parts that coordinators play, by patterns of their names; the first that matches counts.
  package var roles: [Part] = []
  package var theme: String?
  package var direction: String?
  package var stripSuffix: String?
  /// How pictures link to source: a template with `{file}` and `{line}`.
  package var sourceLink: String?
  /// The pictures that `coordviz render` draws if it names neither input nor output.
  package var outputs: [Picture] = []
  /// The documents whose blocks `coordviz docs` fills.
  package var docs: [String] = []
  /// The documentation that `coordviz docs` writes.
  package var pages: [Pages] = []
  package var language: String?
  /// The folder with images of screens.
  package var thumbnails: String?
  /// The file that `coordviz snapshot` writes and checks.
  package var hierarchy: String?
  /// How much each rule matters; nil: it is off.
  package var rules: [String: Finding.Severity?] = [:]
  /// The rules about edges: first those of `forbidden`, then those of `allowed`.
  package var edgeRules: [EdgeRule] = []
  /// The file of findings that are known.
  package var baseline: String?

  package init() {}

  /// A part that coordinators play.
  package struct Part: Hashable, Sendable {
    package var pattern: String
    package var role: Node.Role
  }

  /// A file that is drawn.
  package struct Picture: Hashable, Sendable {
    package var path = ""
    /// The line with the request, from 1.
    package var line: Int
    /// The options of `coordviz render`, without dashes in front; one that is no more than there has no values.
    package var options: [Option] = []

    init(line: Int) { self.line = line }
  }

  package struct Pages: Hashable, Sendable {
    package var path = ""
    /// The line with the request, from 1.
    package var line: Int
    package var format: String?
    package var title: String?
    /// Their language, if it differs from the default.
    package var language: String?

    package init(line: Int = 1) { self.line = line }
  }

  package struct Option: Hashable, Sendable {
    /// `max-depth`.
    package var name: String
    /// Its values; empty for a switch.
    package var values: [String]
  }

  /// Words that other code defines: any other word is an error, which suggests the nearest.
  package struct Words: Hashable, Sendable {
    package var rules: [String] = []
    package var themes: [String] = []
    package var directions: [String] = []
    package var languages: [String] = []
    package var media: [String] = []

    package static let none = Words()
  }
}

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
    YAMLNode.yaml([.mapping(Self.keys.map { ($0.name, $0.written(self)) })])
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
    .number(1)
  }

  private static let parts = ConfigurationKey<Self>("roles") {
    (fields, _, owner) throws(DeclarationError) in
    for member in try fields.members("roles") {
      guard let value = member.value else { throw .missingKey(member.name, line: member.line) }
      owner.roles.append(Part(pattern: member.name, role: try value.word("role")))
    }
  } written: {
    .mapping($0.roles.map { ($0.pattern, .text($0.role.rawValue)) })
  }

  private static let severities = ConfigurationKey<Self>("rules") {
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
    .mapping($0.rules.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value?.rawValue ?? "off")) })
  }

  private enum Level: String, CaseIterable {
    case error, warning, note, off
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
      .texts($0.values(of: name) ?? [])
    }
  }

  private static func switched(_ key: String) -> ConfigurationKey<Self> {
    let isShown = ["legend", "caption"].contains(key)
    let name = isShown ? "no-\(key)" : key
    return ConfigurationKey(key) { (fields, _, owner) throws(DeclarationError) in
      guard let isOn = try fields[key]?.truth(key), isOn != isShown else { return }
      owner.options.append(Configuration.Option(name: name, values: []))
    } written: {
      $0.values(of: name).map { _ in .truth(!isShown) } ?? .nothing
    }
  }
}
