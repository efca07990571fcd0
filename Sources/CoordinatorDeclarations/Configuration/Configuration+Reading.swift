import CoordinatorGraph

extension Configuration {
  /// The configuration that a YAML text states.
  ///
  /// - Parameters:
  ///   - text: one YAML document.
  ///   - words: the rules, themes and directions that there are.
  /// - Throws: ``DeclarationError``, which names the line.
  public init(yaml text: String, words: Words) throws(DeclarationError) {
    self.init()
    let root = try YAMLDocument.root(of: text)
    let fields = try YAMLFields(root, "the configuration", known: ConfigurationKeys.document)
    let version = try fields.required("version")
    let number = try version.number("version", minimum: 1)
    guard number == 1 else { throw .newerVersion(number, line: version.line) }
    sources = try fields.texts("sources")
    exclude = try fields.texts("exclude")
    baseTypes = try fields.texts("base_types")
    docs = try fields.texts("docs")
    (hierarchy, baseline) = (try fields.textOrNothing("hierarchy"), try fields.textOrNothing("baseline"))
    sourceLink = try fields.textOrNothing("source_link")
    stripSuffix = try fields.textOrNothing("strip_suffix")
    theme = try fields.word("theme", of: words.themes)
    direction = try fields.word("direction", of: words.directions)
    roles = try Self.roles(fields)
    rules = try Self.rules(fields, known: words.rules)
    edgeRules = try [EdgeRule](fields, taken: words.rules)
    outputs = try fields.list("outputs") { (item) throws(DeclarationError) in try Picture(item) }
    language = try fields.word("language", of: words.languages)
    pages = try Self.pages(fields, words)
    thumbnails = try fields.textOrNothing("thumbnails")
  }

  private static func roles(_ fields: YAMLFields) throws(DeclarationError) -> [Part] {
    var roles: [Part] = []
    for member in try fields.members("roles") {
      guard let value = member.value else { throw .missingKey(member.name, line: member.line) }
      roles.append(Part(pattern: member.name, role: try value.word("role")))
    }
    return roles
  }

  private static func rules(
    _ fields: YAMLFields,
    known: [String]
  ) throws(DeclarationError) -> [String: Finding.Severity?] {
    var rules: [String: Finding.Severity?] = [:]
    for member in try fields.members("rules") {
      guard known.contains(member.name) else {
        throw .unknownWord(member.name, line: member.line, key: "rule", known: known)
      }
      guard let value = member.value else { throw .missingKey(member.name, line: member.line) }
      let level: Level = try value.word("severity")
      rules[member.name] = .some(Finding.Severity(rawValue: level.rawValue))
    }
    return rules
  }

  /// A folder, a mapping, or a list of these.
  private static func pages(_ fields: YAMLFields, _ words: Words) throws(DeclarationError) -> [Pages] {
    guard let value = fields["pages"] else { return [] }
    if case .mapping = try value.shape() { return [try Pages(value, words)] }
    return try fields.list("pages") { (item) throws(DeclarationError) in try Pages(item, words) }
  }

  private enum Level: String, CaseIterable {
    case error, warning, note, off
  }
}

extension Configuration.Picture {
  /// A path, or a mapping with a path and options.
  fileprivate init(_ value: YAMLValue) throws(DeclarationError) {
    if case .text(let path) = try value.shape() {
      self.init(path: path, line: value.line, options: [])
      return
    }
    let fields = try YAMLFields(value, "outputs", line: value.line, known: ConfigurationKeys.output)
    var options: [Configuration.Option] = []
    for key in ConfigurationKeys.options {
      // A key without a value, as in `focus:`, is as good as none.
      let values = try fields.texts(key)
      if !values.isEmpty { options.append(Configuration.Option(name: key.withDashes, values: values)) }
    }
    for key in ConfigurationKeys.switches {
      guard let switched = fields[key] else { continue }
      let isOn = try switched.truth(key)
      let isShown = ["legend", "caption"].contains(key)
      if isOn == isShown { continue }
      options.append(Configuration.Option(name: isShown ? "no-\(key)" : key.withDashes, values: []))
    }
    self.init(path: try fields.required("path").text("path"), line: value.line, options: options)
  }
}

extension Configuration.Pages {
  /// A folder, or a mapping with one.
  fileprivate init(_ value: YAMLValue, _ words: Configuration.Words) throws(DeclarationError) {
    if case .text(let path) = try value.shape() {
      self.init(path: path, line: value.line)
      return
    }
    let fields = try YAMLFields(value, "pages", line: value.line, known: ConfigurationKeys.pages)
    self.init(
      path: try fields.required("path").text("path"),
      line: value.line,
      format: try fields.word("format", of: words.media),
      title: try fields.textOrNothing("title"),
      language: try fields.word("language", of: words.languages)
    )
  }
}

extension YAMLFields {
  /// The text of a key; nil if it is missing or empty.
  fileprivate func textOrNothing(_ key: String) throws(DeclarationError) -> String? {
    guard let value = self[key] else { return nil }
    if case .nothing = try value.shape() { return nil }
    return try value.text(key)
  }

  fileprivate func word(_ key: String, of known: [String]) throws(DeclarationError) -> String? {
    guard let value = self[key], let text = try textOrNothing(key) else { return nil }
    guard known.contains(text) else { throw .unknownWord(text, line: value.line, key: key, known: known) }
    return text
  }
}

extension String {
  /// `max-depth` for `max_depth`.
  fileprivate var withDashes: String { String(map { $0 == "_" ? "-" : $0 }) }
}
